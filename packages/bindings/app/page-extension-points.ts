import type { LineDisplay } from '@shopfront/components';
import type { StoreCart } from '@shopfront/data/cart';
import type { Subscribe } from '@shopfront/events';
import type {
	LineContext,
	ExtensionPoints,
	SlotFillName,
	Slots,
} from '@shopfront/extensibility';
import type { CartItemResponse } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { AddOnBlocks } from './block-map';

export type BlockPage = 'cart' | 'checkout' | 'mini-cart-contents';

/** If a shipping slot has several packages, each shows its name. */
export interface SlotPackages {
	/** Default 0. */
	builtInPackages?: number;
	/** Called before each paint. */
	onAddOnPackagesChange?: ( count: number ) => void;
}

export type PageSlots = Readonly<
	Record< SlotFillName, ComponentType< SlotPackages > >
>;

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

/** The host's plugin API, or ours. */
export interface PluginHost {
	PluginArea: ComponentType< { scope: string } >;
	/** A hook. Returns the name of the plugin around the component, `''` outside of plugins. */
	usePluginName: () => string;
}

/**
 * Collects one add-on part's validation errors and checkout listeners, and removes them with the part, even if it
 * doesn't clean up.
 */
export interface AddOnScope {
	readonly pageRegistry: DataRegistry;
	/** Validation errors set through this registry belong to the part. */
	readonly registry: DataRegistry;
	/** Subscribes a listener until the part unmounts. */
	subscribe: < Data >(
		to: Subscribe< Data >,
		...args: Parameters< Subscribe< Data > >
	) => () => void;
	/** Validation errors that the callback sets synchronously belong to the part. */
	run: < Result >( callback: () => Result ) => Result;
	/** Attributes all errors to the part until you call the returned function, or the current task ends. */
	enter: () => () => void;
	/** Accepts registrations again after a remount. */
	open: () => void;
	/** Removes the part's registrations and accepts no more until reopened. */
	close: () => void;
}

export interface PageExtensionPoints extends ExtensionPoints {
	pluginHost: PluginHost;
	PluginArea: ComponentType;
	/** Slots render nothing until they have fills. */
	slots: PageSlots;
	/** For the code that provides the components of fills: sets what the slots render. */
	provideSlots: ( slots: PageSlots ) => void;
	createSlots: () => Slots;
	/** Includes blocks registered later. */
	getAddOnBlocks: ( page: BlockPage ) => AddOnBlocks;
	isolateElement: (
		addOn: string,
		extensionPoint: string,
		element: ReactElement,
		props: Readonly< Record< string, unknown > >
	) => ReactElement;
	AddOnScope: ComponentType< { children?: ReactNode } >;
	/** `null` outside of add-on code. */
	getCurrentAddOnScope: () => AddOnScope | null;
	reportFault: (
		addOn: string,
		extensionPoint: string,
		error: unknown
	) => void;
	applyLineFilters: ApplyLineFilters;
}
