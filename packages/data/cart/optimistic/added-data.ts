import { getInstance, type StoreRegistry } from '@shopfront/data/services';

type ItemData = Readonly< Record< string, unknown > >;

const createAddedData = () => new Map< string, ItemData >();

/**
 * Data that this page's scripts sent with items, by the item's key. The server stores it with the item, but its
 * responses contain only texts about it.
 */
export const getAddedData = ( registry: StoreRegistry ) =>
	getInstance( registry, createAddedData );
