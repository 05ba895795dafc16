import {
	BlockControls,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { Attributes, EditProps } from '@wordpress/blocks';
import { PanelBody, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import {
	COLLECTION_BLOCK,
	collectionDefaults,
} from '@shopfront/globals/product-collection';
import { BLOCK_EDITOR, type BlockEditorSelectors } from '../block-editor-store';
import { getPreviewApp } from '../preview';
import { ChooseCollection } from './choose-collection';
import { CollectionMessage, getReferences } from './collection-message';
import { LayoutPanel } from './layout-panel';
import { HandPickedControl, QueryPanels } from './query-panels';
import { readObject, readTexts, type Unknown } from './read-attributes';
import { RecordControl } from './record-control';

/** The collection's registration adds props to every block's. */
export interface CollectionEditProps extends EditProps {
	preview?: unknown;
	usesReference?: unknown;
}

interface CollectionSelectors extends BlockEditorSelectors {
	getBlocksByName: ( name: string ) => readonly string[];
}

interface CollectionActions {
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

/**
 * The addresses of a collection's pages contain its id, so the id must be unique in the page. A saved id stays,
 * unless an earlier block has the same, for example after copying.
 */
const useQueryId = ( {
	clientId,
	attributes: { queryId },
	setAttributes,
}: EditProps ): void => {
	const others = useSelect(
		( select ) => {
			const editor: CollectionSelectors = select( BLOCK_EDITOR );
			const ids = editor.getBlocksByName( COLLECTION_BLOCK );
			const idOf = ( one: string ) =>
				editor.getBlockAttributes( one )?.queryId;
			return JSON.stringify( {
				before: ids.slice( 0, ids.indexOf( clientId ) ).map( idOf ),
				all: ids.map( idOf ),
			} );
		},
		[ clientId ]
	);
	const {
		__unstableMarkNextChangeAsNotPersistent: markAsPart,
	}: CollectionActions = useDispatch( BLOCK_EDITOR );
	useEffect( () => {
		const { before, all }: { before: unknown[]; all: unknown[] } =
			JSON.parse( others );
		if ( typeof queryId === 'number' && ! before.includes( queryId ) ) {
			return;
		}
		let free = 0;
		while ( all.includes( free ) ) {
			free++;
		}
		markAsPart();
		setAttributes( { queryId: free } );
	}, [ others, queryId, setAttributes, markAsPart ] );
};

const getStyle = ( { dimensions }: Attributes ): CSSProperties | undefined => {
	const { widthType, fixedWidth } = readObject( dimensions );
	return widthType === 'fixed' && typeof fixedWidth === 'string'
		? { inlineSize: fixedWidth, marginInline: 'auto' }
		: undefined;
};

const Content = ( props: CollectionEditProps ) => {
	const {
		attributes,
		setAttributes,
		preview,
		usesReference,
		context = {},
	} = props;
	useQueryId( props );
	const settings = getPreviewApp().settings;
	const query: Unknown = {
		...collectionDefaults( settings ).query,
		...readObject( attributes.query ),
	};
	const hidden = readTexts( attributes.hideControls );
	const references = getReferences( attributes, usesReference );
	const setQuery = ( changes: Attributes ) =>
		setAttributes( { query: { ...query, ...changes } } );
	// The collection's own choice comes first: without it, the block shows nothing.
	const isHandPicked =
		hidden.includes( 'hand-picked' ) && query.orderBy === 'post__in';
	const reference = query.productReference;
	return (
		<>
			<InspectorControls>
				{ ( isHandPicked || references.length > 0 ) && (
					<PanelBody title={ __( 'Products', 'woocommerce' ) }>
						{ isHandPicked && (
							<HandPickedControl
								query={ query }
								onChange={ setQuery }
							/>
						) }
						{ references.includes( 'product' ) && (
							<RecordControl
								kind="postType"
								name="product"
								max={ 1 }
								label={ __(
									'Product on which the others depend',
									'shopfront'
								) }
								chosen={
									typeof reference === 'number'
										? [ reference ]
										: []
								}
								onChange={ ( [ productReference ] ) =>
									setQuery( { productReference } )
								}
							/>
						) }
					</PanelBody>
				) }
				<QueryPanels
					query={ query }
					isShown={ ( control ) => ! hidden.includes( control ) }
					isRelated={ references.includes( 'product' ) }
					onChange={ setQuery }
				/>
			</InspectorControls>
			<LayoutPanel
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			<CollectionMessage
				// A new collection starts with the state of its own preview.
				key={ String( attributes.collection ) }
				attributes={ attributes }
				context={ context }
				preview={ preview }
				usesReference={ usesReference }
			/>
			<div
				{ ...useInnerBlocksProps( {
					className: 'sf-editor-collection',
				} ) }
			/>
		</>
	);
};

export const CollectionEdit = ( props: CollectionEditProps ) => {
	const { clientId, attributes } = props;
	const [ isChoosing, setChoosing ] = useState( false );
	const isEmpty = useSelect(
		( select ) => {
			const editor: BlockEditorSelectors = select( BLOCK_EDITOR );
			return editor.getBlocks( clientId ).length === 0;
		},
		[ clientId ]
	);
	const isNew =
		isEmpty &&
		attributes.collection === undefined &&
		attributes.query === undefined;
	return (
		<div { ...useBlockProps( { style: getStyle( attributes ) } ) }>
			{ ! isNew && (
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton
							isPressed={ isChoosing }
							onClick={ () => setChoosing( ! isChoosing ) }
						>
							{ __( 'Choose collection', 'woocommerce' ) }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
			) }
			{ isNew || isChoosing ? (
				<ChooseCollection
					clientId={ clientId }
					onCancel={ isNew ? undefined : () => setChoosing( false ) }
					onChosen={ () => setChoosing( false ) }
				/>
			) : (
				<Content { ...props } />
			) }
		</div>
	);
};
