import type { Host } from '@shopfront/host';
import { PAGE_EVENTS } from '@shopfront/names';

export const emitSavedForLater = ( host: Host, item: unknown ) =>
	host.window.dispatchEvent(
		new CustomEvent( PAGE_EVENTS.syncRequired, {
			detail: {
				type: 'shopper-list-item-added',
				slug: 'saved-for-later',
				item,
			},
		} )
	);
