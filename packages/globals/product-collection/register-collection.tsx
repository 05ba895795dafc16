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

type RegisterVariation = ( block: string, variation: object ) => unknown;

const isFunction = ( value: unknown ): value is RegisterVariation =>
	typeof value === 'function';

/** `undefined` outside of a block editor. */
const findEditor = ( view: Window ): RegisterVariation | undefined => {
	const wp: unknown = Reflect.get( view, 'wp' );
	const blocks = isRecord( wp ) ? wp.blocks : undefined;
	const register = isRecord( blocks )
		? blocks.registerBlockVariation
		: undefined;
	return isFunction( register ) ? register : undefined;
};

interface EditProps {
	name?: string;
	attributes?: Readonly< Record< string, unknown > >;
	readonly [ name: string ]: unknown;
}

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
 * Adds a product collection to the editor and logs problems of its configuration. Outside of the editor, it only
 * validates. Source: docs/contract/filters.md 6.
 */
export const createRegisterCollection =
	( { host, settings }: Pick< BlockApp, 'host' | 'settings' > ) =>
	( config: unknown ): void => {
		/* eslint-disable no-console -- Developers of the add-on see the problem only here. */
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
