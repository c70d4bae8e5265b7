/** A refund that is not made, with the reason for the operator. Nothing has changed. */
export class RefundRefused extends Error {
  override readonly name = "RefundRefused";
}
