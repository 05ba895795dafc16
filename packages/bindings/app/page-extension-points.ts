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

/** Root blocks that accept add-on blocks. */
export type BlockPage = 'cart' | 'checkout' | 'mini-cart-contents';

/** Package counts around a shipping slot: with several packages, each shows its name. */
export interface SlotPackages {
	/** Number of packages that the block shows itself. Default 0. */
	builtInPackages?: number;
	/** Called with the number of packages in fills, before each paint. */
	onAddOnPackagesChange?: ( count: number ) => void;
}

/** The slots of cart and checkout, by fill name. */
export type PageSlots = Readonly<
	Record< SlotFillName, ComponentType< SlotPackages > >
>;

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
 * Collects the validation errors and checkout listeners of one add-on part while it is mounted. They are removed with
 * the part, even if it does not clean up.
 */
export interface AddOnScope {
	readonly pageRegistry: DataRegistry;
	/** The registry of the page; validation errors set through it belong to the part. */
	readonly registry: DataRegistry;
	/** Subscribes a listener until the part unmounts. Returns the unsubscribe function. */
	subscribe: < Data >(
		to: Subscribe< Data >,
		...args: Parameters< Subscribe< Data > >
	) => () => void;
	/** Runs code of the part; errors that it sets synchronously belong to the part. */
	run: < Result >( callback: () => Result ) => Result;
	/** Attributes all following errors to the part, until the returned function is called or the current task ends. */
	enter: () => () => void;
	/** Accepts registrations again when the part remounts. */
	open: () => void;
	/** Removes all registrations of the part. It accepts no more until reopened. */
	close: () => void;
}

/** The extension points of a page, and the components that render add-ons in them. */
export interface PageExtensionPoints extends ExtensionPoints {
	/** Renders plugins: the host's own area if it has one, else ours. */
	pluginHost: PluginHost;
	PluginArea: ComponentType;
	/** The slots, which render nothing while they have no fills. */
	slots: PageSlots;
	/** Sets what the slots render. For the code that provides the components of fills. */
	provideSlots: ( slots: PageSlots ) => void;
	/** Creates the slots and fills of a block. */
	createSlots: () => Slots;
	/** Returns the add-on blocks of a page, including blocks registered later. */
	getAddOnBlocks: ( page: BlockPage ) => AddOnBlocks;
	/** Clones an element of an add-on with isolated props and a render limit. */
	isolateElement: (
		addOn: string,
		extensionPoint: string,
		element: ReactElement,
		props: Readonly< Record< string, unknown > >
	) => ReactElement;
	/** Provides the scope of one add-on part and removes its registrations with it. */
	AddOnScope: ComponentType< { children?: ReactNode } >;
	/** Returns the scope of the running part; `null` outside of add-on code. */
	getCurrentAddOnScope: () => AddOnScope | null;
	/** Records an error that was thrown while rendering an add-on. */
	reportFault: (
		addOn: string,
		extensionPoint: string,
		error: unknown
	) => void;
	/** Applies all filters of a line. */
	applyLineFilters: ApplyLineFilters;
}
