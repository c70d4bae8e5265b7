import { Button } from "@mantine/core";
import type { ButtonProps } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import classes from "./refresh-button.module.css";

type Props = { isFetching: boolean; onClick: () => void } & Pick<ButtonProps, "size" | "children">;

/** Fetches data again; its arrow turns while that takes. */
export function RefreshButton({ isFetching, size = "md", children, onClick }: Props) {
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<RefreshCw size={15} className={isFetching ? classes.turning : undefined} />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
