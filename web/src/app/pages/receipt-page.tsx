import { getRouteApi } from "@tanstack/react-router";
import { Receipt } from "../../features/payments/receipt.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.receipt}`);

export function ReceiptPage() {
  const { orderId } = route.useParams();
  return (
    <>
      <PageHeader title="Receipt" />
      <Receipt orderId={orderId} />
    </>
  );
}
