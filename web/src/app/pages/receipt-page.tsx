import { getRouteApi } from "@tanstack/react-router";
import { ReceiptSheet } from "../../features/payments/receipt.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.receipt}`);

export function ReceiptPage() {
  const { orderId } = route.useParams();
  return (
    <>
      <PageHeader title="Receipt" above={<BackLink to={paths.credits}>Back to Credits</BackLink>} />
      <ReceiptSheet orderId={orderId} />
    </>
  );
}
