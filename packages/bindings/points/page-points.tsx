import {
	createPoints,
	type Points,
	type PointsOptions,
	type SlotFillName,
} from '@shopfront/points';
import type { ComponentType } from 'react';
import type { BlockGuests } from '../hydrate/block-map';
import { addOnBlocks, type BlockPage } from './add-on-blocks';
import { CheckoutPluginArea } from './checkout-plugin-area';
import { readLineLook, type ReadLineLook } from './line-look';
import { PAGE_SLOTS } from './page-slots';
import { ownPluginHost, type PluginHost } from './plugin-host';

/** The points of a page, and what shows there what add-ons bring. */
export interface PagePoints extends Points {
	/** Whose plugins are shown: those of the host where it has any, else ours. */
	pluginHost: PluginHost;
	PluginArea: ComponentType;
	/** The slots by what fills them, with all that they give to fills. */
	slots: Readonly< Record< SlotFillName, ComponentType > >;
	/** The blocks of add-ons, also those that come later. */
	blocksOf: ( page: BlockPage ) => BlockGuests;
	/** What filters make of a line. */
	readLineLook: ReadLineLook;
}

export interface PagePointsOptions extends PointsOptions {
	/** Of the host, where it has one. */
	pluginHost?: PluginHost | null;
}

/**
 * The points of a page, with nothing registered. Pages fetch it when there are add-ons, so nothing that a block needs
 * without them may import it but by its type.
 */
export const createPagePoints = ( {
	pluginHost,
	...options
}: PagePointsOptions ): PagePoints => {
	const points = createPoints( options );
	return {
		...points,
		pluginHost: pluginHost ?? ownPluginHost,
		PluginArea: CheckoutPluginArea,
		slots: PAGE_SLOTS,
		blocksOf: ( page ) => addOnBlocks( points, page ),
		readLineLook,
	};
};
