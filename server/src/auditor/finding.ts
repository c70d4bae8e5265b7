/** A broken invariant of docs/architecture.md, described so that an operator can find the rows. */
export type AuditFinding = {
  invariant:
    | "I1"
    | "I2"
    | "I3"
    | "I4"
    | "I5"
    | "I6"
    | "I7"
    | "I8"
    | "I9"
    | "I10"
    | "I12"
    | "I14"
    | "I15"
    | "I16"
    | "I17"
    | "I18";
  message: string;
};
