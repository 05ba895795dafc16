import { noticesStore } from '@shopfront/data/notices';
import { blockName } from '@shopfront/names';
import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { BLOCK_EDITOR, type BlockEditorSelectors } from './block-editor-store';
import { createClassicBlock, type ClassicPage } from './transforms';

const PAGES: Readonly< Record< string, ClassicPage > > = {
	[ blockName( 'cart' ) ]: 'cart',
	[ blockName( 'checkout' ) ]: 'checkout',
};

/** Replaces the selected cart or checkout by the classic page, which offers every payment method. */
export const ClassicSwitch = () => {
	const { rootId, page, align } = useSelect( ( select ) => {
		const editor: BlockEditorSelectors = select( BLOCK_EDITOR );
		const selected = editor.getSelectedBlockClientId() ?? '';
		const id =
			[ ...editor.getBlockParents( selected ), selected ].find(
				( each ) => ( editor.getBlockName( each ) ?? '' ) in PAGES
			) ?? '';
		return {
			rootId: id,
			page: PAGES[ editor.getBlockName( id ) ?? '' ],
			align: editor.getBlockAttributes( id )?.align,
		};
	}, [] );
	const { replaceBlock } = useDispatch( BLOCK_EDITOR );
	const { createSuccessNotice } = useDispatch( noticesStore );
	if ( ! page ) {
		return null;
	}
	const isCart = page === 'cart';
	return (
		<Button
			variant="secondary"
			__next40pxDefaultSize
			onClick={ () => {
				replaceBlock( rootId, createClassicBlock( page, align ) );
				void createSuccessNotice(
					isCart
						? __(
								'This page now has the classic cart. To go back, press Undo in the editor.',
								'shopfront'
							)
						: __(
								'This page now has the classic checkout. To go back, press Undo in the editor.',
								'shopfront'
							),
					{ type: 'snackbar' }
				);
			} }
		>
			{ isCart
				? __( 'Switch to classic cart', 'shopfront' )
				: __( 'Switch to classic checkout', 'shopfront' ) }
		</Button>
	);
};
