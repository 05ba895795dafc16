import type { LineDisplay } from '@shopfront/components';
import type { StoreCart } from '@shopfront/data/cart';
import type { Subscribe } from '@shopfront/events';
import type {
	LineContext,
	ExtensionPoints,
	SlotFillName,
} from '@shopfront/extensibility';
import type { CartItemResponse } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { AddOnBlocks } from './block-map';

/** The pages that have places for blocks of add-ons. */
export type BlockPage = 'cart' | 'checkout';

/** Shipping packages around a slot, which are named by how many there are in all. */
export interface SlotPackages {
	/** How many the block shows itself; none unless given. */
	builtInPackages?: number;
	/** Learns how many the fills show, before each paint. */
	onAddOnPackagesChange?: ( count: number ) => void;
}

/** A cart item after its filters, which may rename it. */
export interface FilteredLine {
	item: CartItemResponse;
	display: LineDisplay;
}

export type ApplyLineFilters = (
	extensionPoints: Pick< PageExtensionPoints, 'filters' >,
	context: LineContext,
	item: CartItemResponse,
	cart: StoreCart
) => FilteredLine;

/** Renders plugins: the host's own area, or ours if it has none. */
export interface PluginHost {
	/** Renders the plugins of a scope. */
	PluginArea: ComponentType< { scope: string } >;
	/** A hook: name of the plugin that a component is part of; `''` when it is part of none. */
	usePluginName: () => string;
}

/**
 * Everything that one part of an add-on registers while it is on the page: validation errors and checkout listeners.
 * They go with the part, whether or not it cleans up.
 */
export interface AddOnScope {
	readonly pageRegistry: DataRegistry;
	/** The registry of the page, in which validation errors that are set belong to the part. */
	readonly registry: DataRegistry;
	/** Subscribes a listener that goes with the part. Returns its removal. */
	subscribe: < Data >(
		to: Subscribe< Data >,
		...args: Parameters< Subscribe< Data > >
	) => () => void;
	/** Runs code of the part: errors that it sets at once are the part's. */
	run: < Result >( callback: () => Result ) => Result;
	/** Attributes all that follows to the part, until the returned function is called or the current task ends. */
	enter: () => () => void;
	/** Registers for a part that is back on the page. */
	open: () => void;
	/** Removes everything that the part has registered. Until it is opened again, it can register nothing. */
	close: () => void;
}

/** The points of a page, and what shows there what add-ons bring. */
export interface PageExtensionPoints extends ExtensionPoints {
	/** Renders plugins: the host's own area if it has one, else ours. */
	pluginHost: PluginHost;
	PluginArea: ComponentType;
	/** The slots by what fills them, with all that they give to fills. */
	slots: Readonly< Record< SlotFillName, ComponentType< SlotPackages > > >;
	/** The blocks of add-ons, also those that come later. */
	getAddOnBlocks: ( page: BlockPage ) => AddOnBlocks;
	/** An element of an add-on with what it is given at a point: as its own copy, and with a limit to its renders. */
	isolateElement: (
		addOn: string,
		extensionPoint: string,
		element: ReactElement,
		props: Readonly< Record< string, unknown > >
	) => ReactElement;
	/** Surrounds a part of an add-on, so that what it registers goes with it. */
	AddOnScope: ComponentType< { children?: ReactNode } >;
	/** Returns the scope of the part whose code runs now; `null` while none does. */
	getCurrentAddOnScope: () => AddOnScope | null;
	/** Writes down what was thrown where an add-on renders. */
	reportFault: (
		addOn: string,
		extensionPoint: string,
		error: unknown
	) => void;
	/** What filters make of a line. */
	applyLineFilters: ApplyLineFilters;
}
