import type { BlockApp } from '../app/block-app';
import type { AddOnBlocks } from '../app/block-map';
import type { BlockPage } from '../app/page-extension-points';

/**
 * Returns `null` without add-ons, so the page can build its block map once. Hydration waits for add-on scripts
 * (docs/contribute/specification-choices.md, "Entries").
 */
export const findAddOnBlocks = (
	{ extensionPoints }: Pick< BlockApp, 'extensionPoints' >,
	page: BlockPage
): AddOnBlocks | null => extensionPoints.get()?.getAddOnBlocks( page ) ?? null;
