/** The draw of a page, the day its content last changed (GS-26) and that content's digest. */
export type KeptPage = {
  attempt: number;
  changedOn: string;
  digest: string;
  /** Whether it could be listed for itself, not by its owner's decision (GS-12). Absent when kept by an earlier version. */
  indexable?: boolean;
};
