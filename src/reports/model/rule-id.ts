/** `no-ineffective-setting/limit`: the id of a rule, or of one kind of it. */
export function ruleIdOf({ rule, kind }: { readonly rule: string; readonly kind?: string }): string {
  return kind === undefined ? rule : `${rule}/${kind}`;
}
