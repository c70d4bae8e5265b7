/** The attempt that composed a page, the day its content last changed (GS-26) and that content's digest. */
export type KeptPageRecord = {
  attempt: number;
  changedOn: string;
  digest: string;
  /**
   * Whether search engines could list the page on its own merit, without its owner's decision (GS-12). Absent if an earlier version
   * stored the page.
   */
  indexable?: boolean;
};
