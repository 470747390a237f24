/**
 * Runs Node.js where no network is: in new network, mount and process namespaces with nothing but loopback. As root
 * directly, otherwise with a user namespace, otherwise with `sudo`. Programs end with the namespace. `/etc` is private
 * where the system allows it, so that managed settings of a host can be planted.
 */
import { spawn, spawnSync } from "node:child_process";
import { networkInterfaces } from "node:os";

/** A namespace of its own for the network, mounts and processes; its processes end with the first of them. */
const namespaces = ["--net", "--mount", "--pid", "--fork", "--mount-proc", "--kill-child=KILL"];

/** `$1` holds the layers of `/etc`, `$2` is the user to become (empty: stay), and the rest is the command. */
const prepare = `
ip link set lo up || exit 97
mkdir -p "$1" && mount -t tmpfs none "$1" 2>/dev/null && mkdir -p "$1/upper" "$1/work" &&
  mount -t overlay overlay -o "lowerdir=/etc,upperdir=$1/upper,workdir=$1/work" /etc 2>/dev/null &&
  mkdir -p /etc/claude-code && { [ -z "$2" ] || chown "$2" /etc/claude-code; } && export LAB_ETC=/etc/claude-code
user=$2
shift 2
[ -z "$user" ] && exec "$@"
exec setpriv "--reuid=\${user%:*}" "--regid=\${user#*:}" --clear-groups -- "$@"`;

interface Way {
  readonly name: string;
  readonly command: readonly string[];
  /** The user to become inside. */
  readonly user: string;
}

/** The ways to an empty network, the plainest first. */
export function waysTo(uid: number, gid: number): readonly Way[] {
  if (uid === 0) return [{ name: "unshare", command: ["unshare", ...namespaces], user: "" }];
  return [
    { name: "unshare in a user namespace", command: ["unshare", "--user", "--map-root-user", ...namespaces], user: "" },
    {
      name: "sudo unshare",
      command: ["sudo", "-n", "--preserve-env", "unshare", ...namespaces],
      user: `${uid}:${gid}`,
    },
  ];
}

/**
 * Runs Node.js with `args` in the empty network; resolves to its exit code, or to a text that says why that cannot be.
 */
export async function runIsolated(
  args: readonly string[],
  scratch: string,
  env: Readonly<Record<string, string>>,
): Promise<number | string> {
  if (process.platform !== "linux") return "the lab needs Linux: programs run in an empty network namespace";
  const tried: string[] = [];
  for (const { name, command, user } of waysTo(process.getuid?.() ?? 0, process.getgid?.() ?? 0)) {
    const [program = "", ...before] = command;
    const inside = [...before, "--", "sh", "-c", prepare, "sh", `${scratch}/etc`, user];
    const trial = spawnSync(program, [...inside, "true"], { encoding: "utf8", env });
    if (trial.status !== 0) {
      tried.push(`${name}: ${trial.stderr?.trim().split("\n")[0] || trial.error?.message || `exit ${trial.status}`}`);
      continue;
    }
    const child = spawn(program, [...inside, process.execPath, ...args], { env, stdio: "inherit" });
    return new Promise((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("close", (code) => resolve(code ?? 3));
    });
  }
  return `no empty network namespace could be made (${tried.join("; ")}); run as root, allow user namespaces, or allow \`sudo -n unshare\``;
}

/** Throws where something other than loopback could be reached. */
export function assertEmptyNetwork(): void {
  const others = Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses.every(({ internal }) => internal) ? [] : [name],
  );
  if (others.length > 0) throw new Error(`the network is not empty: ${others.join(", ")}`);
}
