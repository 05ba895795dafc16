import {
	createPoints,
	type Points,
	type PointsOptions,
	type SlotFillName,
} from '@shopfront/points';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { BlockGuests } from '../app/block-map';
import { addOnBlocks, type BlockPage } from './add-on-blocks';
import { CheckoutPluginArea } from './checkout-plugin-area';
import { readLineLook, type ReadLineLook } from './line-look';
import { guestElement } from './guest-element';
import { PAGE_SLOTS, type SlotPackages } from './page-slots';
import { currentPartScope, type PartScope } from './part-scope';
import { PartScopeProvider } from './part-scope-provider';
import { ownPluginHost, type PluginHost } from './plugin-host';
import { isEndless } from './render-limit';

/** The points of a page, and what shows there what add-ons bring. */
export interface PagePoints extends Points {
	/** Whose plugins are shown: those of the host where it has any, else ours. */
	pluginHost: PluginHost;
	PluginArea: ComponentType;
	/** The slots by what fills them, with all that they give to fills. */
	slots: Readonly< Record< SlotFillName, ComponentType< SlotPackages > > >;
	/** The blocks of add-ons, also those that come later. */
	blocksOf: ( page: BlockPage ) => BlockGuests;
	/** An element of an add-on with what it is given at a point: as its own copy, and with a limit to its renders. */
	guestElement: (
		addOn: string,
		point: string,
		element: ReactElement,
		props: Readonly< Record< string, unknown > >
	) => ReactElement;
	/** Surrounds a part of an add-on, so that what it registers goes with it. */
	PartScope: ComponentType< { children?: ReactNode } >;
	/** Returns the scope of the part whose code runs now; `null` while none does. */
	currentPartScope: () => PartScope | null;
	/** Writes down what was thrown where an add-on renders. */
	tellFault: ( addOn: string, point: string, error: unknown ) => void;
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
		guestElement: ( addOn, point, element, props ) =>
			guestElement(
				element,
				props,
				points.lookFor( addOn, point ),
				points.now
			),
		PartScope: PartScopeProvider,
		currentPartScope,
		tellFault: ( addOn, point, error ) =>
			points.reports.fault(
				addOn,
				point,
				isEndless( error ) ? 'endless' : 'threw',
				error
			),
		readLineLook,
	};
};
