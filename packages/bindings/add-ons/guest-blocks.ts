import type { BlockApp } from '../app/block-app';
import type { BlockGuests } from '../app/block-map';
import type { BlockPage } from '../app/page-points';

/**
 * The blocks of add-ons for a container, where the page has points for them. `null` where it has none, so that a page
 * without add-ons is put together once and for all: what brings add-ons is waited for
 * (docs/decisions/specification-choices.md, "Entries").
 */
export const guestBlocks = (
	{ points }: Pick< BlockApp, 'points' >,
	page: BlockPage
): BlockGuests | null => points.get()?.blocksOf( page ) ?? null;
