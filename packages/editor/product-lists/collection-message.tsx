import { isRecord } from '@shopfront/store-api';
import type { Attributes, EditProps } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getRegisteredCollections } from './choose-collection';
import { REFERENCES } from './collections';
import { readObject, readTexts, type Unknown } from './read-attributes';

/** An add-on can describe its collection's preview (docs/contract/filters.md 6). */
interface PreviewState {
	isPreview: boolean;
	previewMessage: string;
}

const readState = ( value: unknown ): PreviewState => {
	const { isPreview, previewMessage } = readObject( value );
	return {
		isPreview: isPreview === true,
		previewMessage:
			typeof previewMessage === 'string' ? previewMessage : '',
	};
};

type SetPreviewState = ( options: {
	setState: ( state: unknown ) => void;
	location: Unknown;
	attributes: Attributes;
} ) => unknown;

const isSetPreviewState = ( value: unknown ): value is SetPreviewState =>
	typeof value === 'function';

/** The add-on sets the state. If its function fails, the initial state stays. */
const useAddOnState = (
	preview: unknown,
	attributes: Attributes,
	context: Attributes
): PreviewState => {
	const { setPreviewState, initialPreviewState } = readObject( preview );
	const [ state, setState ] = useState< unknown >( initialPreviewState );
	const { templateSlug, postId } = context;
	useEffect( () => {
		if ( ! isSetPreviewState( setPreviewState ) ) {
			return;
		}
		let cleanUp: unknown;
		try {
			cleanUp = setPreviewState( {
				setState: ( next ) => setState( next ),
				location: {
					type: templateSlug ? 'archive' : 'site',
					sourceData: { templateSlug, postId },
				},
				attributes,
			} );
		} catch ( error ) {
			// eslint-disable-next-line no-console -- Developers of the add-on see it only here.
			console.error( error );
		}
		return () => {
			if ( typeof cleanUp === 'function' ) {
				cleanUp();
			}
		};
	}, [ setPreviewState, attributes, templateSlug, postId ] );
	return readState( state );
};

const getText = (
	collection: unknown,
	usesReference: readonly string[],
	query: Unknown,
	{ isPreview, previewMessage }: PreviewState
): string => {
	if (
		typeof collection === 'string' &&
		! getRegisteredCollections().some(
			( { attributes } ) => attributes?.collection === collection
		)
	) {
		return sprintf(
			/* translators: %s: name of a product collection, such as my-plugin/product-collection/summer. */
			__(
				'The collection %s is not registered. The plugin that adds it may be inactive. The block keeps its settings.',
				'shopfront'
			),
			collection
		);
	}
	if ( isPreview ) {
		return (
			previewMessage ||
			__(
				'Actual products will vary depending on the page being viewed.',
				'woocommerce'
			)
		);
	}
	if (
		usesReference.length > 0 &&
		typeof query.productReference !== 'number'
	) {
		return usesReference.includes( 'cart' )
			? __(
					'The products depend on the page: on the product, or on the products of the cart or order.',
					'shopfront'
				)
			: __(
					'The products depend on the product of the page.',
					'shopfront'
				);
	}
	return query.inherit === true
		? __(
				'The products are those of the template. These are samples.',
				'shopfront'
			)
		: '';
};

/** Where a collection can find the product that its own products depend on. */
export const getReferences = (
	attributes: Attributes,
	usesReference: unknown
): readonly string[] =>
	Array.isArray( usesReference )
		? readTexts( usesReference )
		: ( REFERENCES[ String( attributes.collection ) ] ?? [] );

export interface CollectionMessageProps extends Pick<
	EditProps,
	'attributes'
> {
	context: Attributes;
	preview: unknown;
	usesReference: unknown;
}

/**
 * Tells authors in one line what the preview can't show: an unknown collection, or products that depend on the page.
 */
export const CollectionMessage = ( {
	attributes,
	context,
	preview,
	usesReference,
}: CollectionMessageProps ) => {
	const state = useAddOnState( preview, attributes, context );
	const known = isRecord( preview )
		? state
		: readState( attributes.__privatePreviewState );
	const text = getText(
		attributes.collection,
		getReferences( attributes, usesReference ),
		readObject( attributes.query ),
		known
	);
	return text ? (
		<Notice status="info" isDismissible={ false }>
			{ text }
		</Notice>
	) : null;
};
