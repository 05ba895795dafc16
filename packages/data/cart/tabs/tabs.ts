import { getInstance } from '@shopfront/data/services';
import type { DataRegistry } from '@wordpress/data';
import type { TabMessage } from './message';

export interface Tabs {
	/** Does nothing until the cart is connected to the other tabs. */
	post: ( message: TabMessage ) => void;
	/** They receive the messages about orders. */
	readonly listeners: Set< ( message: TabMessage ) => void >;
}

const createTabs = (): Tabs => ( { post: () => {}, listeners: new Set() } );

export const getTabs = ( registry: Pick< DataRegistry, 'select' > ): Tabs =>
	getInstance( registry, createTabs );
