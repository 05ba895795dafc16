import type { BlockApp } from '../app/block-app';
import type { AddOnBlocks } from '../app/block-map';
import type { BlockPage } from '../app/page-extension-points';

/**
 * The blocks of add-ons for a container, where the page has points for them. `null` where it has none, so that a page
 * without add-ons is put together once and for all: what brings add-ons is waited for
 * (docs/decisions/specification-choices.md, "Entries").
 */
export const findAddOnBlocks = (
	{ extensionPoints }: Pick< BlockApp, 'extensionPoints' >,
	page: BlockPage
): AddOnBlocks | null => extensionPoints.get()?.getAddOnBlocks( page ) ?? null;
