import type { ReactNode } from 'react';

export interface PendingValueProps {
	isPending: boolean;
	children: ReactNode;
}

/**
 * A pending value stays in its position, dimmed and above a moving line. It doesn't shift the layout or look final
 * (docs/architecture.md, "Data flow": exact or marked).
 *
 * Surface: `.sf-pending-value`, with `.is-pending` and `aria-busy="true"` while it waits.
 */
export const PendingValue = ( { isPending, children }: PendingValueProps ) => (
	<span
		className={
			isPending ? 'sf-pending-value is-pending' : 'sf-pending-value'
		}
		aria-busy={ isPending || undefined }
	>
		{ children }
	</span>
);
