import { Button, Popover } from "@mantine/core";
import { Bookmark } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Placeholder } from "../../ui/placeholder.tsx";
import type { CampaignListScope } from "./api.ts";
import type { ListSearch } from "./list-search.ts";
import { isShown, viewIn } from "./view-search.ts";
import { useViews } from "./views-api.ts";
import classes from "./views-menu.module.css";

const ViewsPanel = lazy(() =>
  import("./views-panel.tsx").then(({ ViewsPanel: component }) => ({ default: component })),
);

type Props = {
  scope: CampaignListScope;
  onSearch: (change: ListSearch) => void;
};

/** Opens the saved views. It names the view that is shown, and shows when the list differs from it. */
export function ViewsMenu({ scope, onSearch }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const views = useViews(isOpen || scope.search.view !== undefined);
  const view = viewIn(views.data ?? [], scope);
  const isChanged = view !== undefined && !isShown(view, scope);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      // Above the button the beginning of the panel could be out of reach; below it the page can scroll.
      middlewares={{ flip: false, shift: true }}
      width="min(24rem, calc(100vw - 2rem))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<Bookmark size={16} />}
          aria-label={view && `Views: ${view.name}${isChanged ? ", changed" : ""}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.shown}>{view?.name ?? "Views"}</span>
          {isChanged && <span className={classes.changed}>changed</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Placeholder lines={4} label="Loading views" />}>
          <ViewsPanel
            scope={scope}
            views={views}
            onSearch={onSearch}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
