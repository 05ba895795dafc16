import type { Settings } from '@shopfront/settings';
import { isRecord } from '@shopfront/store-api';
import type { CollectionConfig } from './check-config';
import {
	collectionDefaults,
	DEFAULT_INNER_BLOCKS,
	QUERY_KEYS,
} from './collection-defaults';

/** For `wp.blocks.registerBlockVariation`. */
export interface CollectionVariation extends Readonly<
	Record< string, unknown >
> {
	name: string;
	title: string;
	attributes: Readonly< Record< string, unknown > >;
	innerBlocks: unknown;
	isDefault: false;
	isActive: ( block: unknown, variation: unknown ) => boolean;
}

const pick = (
	from: unknown,
	keys: readonly string[]
): Record< string, unknown > =>
	Object.fromEntries(
		keys
			.map( ( key ) => [
				key,
				isRecord( from ) ? from[ key ] : undefined,
			] )
			.filter( ( [ , value ] ) => value !== undefined )
	);

const toCollectionAttributes = ( attributes: unknown ): unknown =>
	isRecord( attributes ) ? attributes.collection : undefined;

/** Source: docs/contract/filters.md 6. */
export const createVariation = (
	config: CollectionConfig,
	settings: Settings
): CollectionVariation => {
	const { query, ...defaults } = collectionDefaults( settings );
	const given = isRecord( config.attributes ) ? config.attributes : {};
	const hiddenControls = Array.isArray( given.hideControls )
		? given.hideControls
		: [];
	return {
		...pick( config, [
			'description',
			'category',
			'keywords',
			'icon',
			'example',
			'scope',
		] ),
		name: config.name,
		title: config.title,
		innerBlocks: config.innerBlocks ?? DEFAULT_INNER_BLOCKS,
		attributes: {
			...defaults,
			...given,
			query: { ...query, ...pick( given.query, QUERY_KEYS ) },
			// A collection defines its own query, so it never inherits the template's.
			hideControls: [ ...new Set( [ 'inherit', ...hiddenControls ] ) ],
			collection: config.name,
			inherit: false,
		},
		isDefault: false,
		isActive: ( block, variation ) =>
			toCollectionAttributes( block ) ===
			toCollectionAttributes( variation ),
	};
};
