/** What style elements must carry to be allowed by the page's policy (decision 133); '' where there is none. */
export function styleNonce(): string {
  return document.querySelector("script")?.nonce ?? "";
}
