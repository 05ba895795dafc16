import { getInstance } from '@shopfront/data/services';
import type { DataRegistry } from '@wordpress/data';
import type { TabMessage } from './message';

/** The other tabs of the shop. */
export interface Tabs {
	/** Sends a message to them. Does nothing until the cart has been connected to them. */
	post: ( message: TabMessage ) => void;
	/** Receive the messages about orders. */
	readonly listeners: Set< ( message: TabMessage ) => void >;
}

const createTabs = (): Tabs => ( { post: () => {}, listeners: new Set() } );

/** Returns the other tabs of a registry's page. */
export const getTabs = ( registry: Pick< DataRegistry, 'select' > ): Tabs =>
	getInstance( registry, createTabs );
