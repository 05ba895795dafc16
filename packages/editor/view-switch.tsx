import { blockName } from '@shopfront/names';
import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BLOCK_EDITOR, type BlockEditorSelectors } from './block-editor-store';
import type { InnerBlock } from './block-table';

export interface ViewSwitchProps {
	/** The block with the attribute `currentView`… */
	rootId?: string;
	/** …or one of its views. */
	viewId?: string;
	views: readonly InnerBlock[];
}

const getHiddenSelection = (
	editor: BlockEditorSelectors,
	rootId: string,
	views: readonly string[]
): string | undefined => {
	const selected = editor.getSelectedBlockClientId();
	if ( ! selected ) {
		return undefined;
	}
	const path = [ ...editor.getBlockParents( selected ), selected ];
	const view = path[ path.indexOf( rootId ) + 1 ];
	const name =
		path.includes( rootId ) && view ? editor.getBlockName( view ) : null;
	return views.find( ( one ) => one === name );
};

/** Switches between views such as the filled and the empty cart, in the toolbar and in the sidebar. */
export const ViewSwitch = ( {
	rootId,
	viewId = '',
	views,
}: ViewSwitchProps ) => {
	const names = views.map( ( { name } ) => blockName( name ) );
	const { target, current, wanted } = useSelect(
		( select ) => {
			const editor: BlockEditorSelectors = select( BLOCK_EDITOR );
			const id = rootId ?? editor.getBlockRootClientId( viewId ) ?? '';
			const view = editor.getBlockAttributes( id )?.currentView;
			return {
				target: id,
				current: typeof view === 'string' ? view : names[ 0 ],
				wanted: rootId && getHiddenSelection( editor, rootId, names ),
			};
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The views of a block never change.
		[ rootId, viewId ]
	);
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent } =
		useDispatch( BLOCK_EDITOR );
	// A block that an author selects in the list view or by search must be visible.
	useEffect( () => {
		if ( wanted && wanted !== current ) {
			__unstableMarkNextChangeAsNotPersistent();
			updateBlockAttributes( target, { currentView: wanted } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only a new selection changes the view, so that the switch works.
	}, [ wanted ] );
	const buttons = (
		<ToolbarGroup>
			{ views.map( ( { name, title } ) => (
				<ToolbarButton
					key={ name }
					isPressed={ current === blockName( name ) }
					onClick={ () =>
						updateBlockAttributes( target, {
							currentView: blockName( name ),
						} )
					}
				>
					{ title }
				</ToolbarButton>
			) ) }
		</ToolbarGroup>
	);
	return (
		<>
			<BlockControls>{ buttons }</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'View', 'woocommerce' ) }>
					{ buttons }
				</PanelBody>
			</InspectorControls>
		</>
	);
};
