import type { BlockApp } from '@shopfront/bindings';
import { isRecord } from '@shopfront/store-api';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import {
	checkConfig,
	isCollectionConfig,
	type CollectionConfig,
} from './check-config';
import { COLLECTION_BLOCK } from './collection-defaults';
import { createVariation } from './create-variation';

/** What an editor of blocks offers, as `wp.blocks`. */
type RegisterVariation = ( block: string, variation: object ) => unknown;

const isFunction = ( value: unknown ): value is RegisterVariation =>
	typeof value === 'function';

/** Of the editor that the page is, if it is one. */
const findEditor = ( view: Window ): RegisterVariation | undefined => {
	const wp: unknown = Reflect.get( view, 'wp' );
	const blocks = isRecord( wp ) ? wp.blocks : undefined;
	const register = isRecord( blocks )
		? blocks.registerBlockVariation
		: undefined;
	return isFunction( register ) ? register : undefined;
};

/** What the editor's part for a block is given. */
interface EditProps {
	name?: string;
	attributes?: Readonly< Record< string, unknown > >;
	readonly [ name: string ]: unknown;
}

/** Hands the collection's own words for its preview, and what it refers to, to the editor's part for it. */
const addToEditor = ( { name, preview, usesReference }: CollectionConfig ) =>
	addFilter(
		'editor.BlockEdit',
		name,
		( BlockEdit: ComponentType< EditProps > ) =>
			function CollectionEdit( props: EditProps ) {
				const isOurs =
					props.name === COLLECTION_BLOCK &&
					props.attributes?.collection === name;
				return isOurs ? (
					<BlockEdit
						{ ...props }
						preview={ preview }
						usesReference={ usesReference }
					/>
				) : (
					<BlockEdit { ...props } />
				);
			}
	);

/**
 * Makes what adds a collection of products to the editor. Developers are told what is wrong with it; a page that is no
 * editor has no use for one, and only looks at it. Source: docs/contract/filters.md 6.
 */
export const createRegisterCollection =
	( { host, settings }: Pick< BlockApp, 'host' | 'settings' > ) =>
	( config: unknown ): void => {
		/* eslint-disable no-console -- The add-on's developer has no other way to learn of it. */
		if ( ! isRecord( config ) ) {
			console.error(
				'Invalid arguments: You must pass an object to __experimentalRegisterProductCollection.'
			);
			return;
		}
		const { errors, warnings } = checkConfig( config );
		errors.forEach( ( text ) => console.error( text ) );
		warnings.forEach( ( text ) => console.warn( text ) );
		if ( ! isCollectionConfig( config ) ) {
			console.error(
				'Collection could not be registered due to invalid configuration.'
			);
			return;
		}
		/* eslint-enable no-console */
		const registerVariation = findEditor( host.window );
		if ( ! registerVariation ) {
			return;
		}
		registerVariation(
			COLLECTION_BLOCK,
			createVariation( config, settings )
		);
		if (
			config.preview !== undefined ||
			config.usesReference !== undefined
		) {
			addToEditor( config );
		}
	};
