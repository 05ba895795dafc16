import { getInstance, type StoreRegistry } from '@shopfront/data/services';

type ItemData = Readonly< Record< string, unknown > >;

const createAddedData = () => new Map< string, ItemData >();

/**
 * Returns the data that scripts of this page sent with items, by key of the item. The server stores it with the item,
 * but its responses contain only texts about it.
 */
export const getAddedData = ( registry: StoreRegistry ) =>
	getInstance( registry, createAddedData );
