/** Before any test: the module of pages that Git does not keep. */
import { writePages } from "../../scripts/pages.ts";

export default writePages;
