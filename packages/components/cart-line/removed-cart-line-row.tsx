/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- Without these roles, a table that is laid out as cards loses its semantics in Safari. */
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

export interface RemovedCartLineRowProps {
	/** Plain text. */
	name: string;
	isSaved?: boolean;
	/** Keeps the lines below in place; 0 for the height of the content. */
	heightPx?: number;
	/** Takes focus that the removed line has lost. */
	takesFocus?: boolean;
	isRestoring: boolean;
	/** Adds the item again. Without it, the row explains that this is impossible. */
	onUndo?: () => void;
}

const getStatus = ( isSaved: boolean, isRestorable: boolean ): string => {
	if ( isSaved ) {
		return __( 'Saved for later.', 'shopfront' );
	}
	return isRestorable
		? __( 'Removed.', 'shopfront' )
		: __(
				'Removed. To get it back, add it again on its product page.',
				'shopfront'
			);
};

/**
 * Replaces a cart line that the shopper has removed, and offers to add it again.
 *
 * Surface: `tr.sf-removed-line`, `__content`, `__name`, `__undo`.
 */
export const RemovedCartLineRow = ( {
	name,
	isSaved = false,
	heightPx = 0,
	takesFocus = false,
	isRestoring,
	onUndo,
}: RemovedCartLineRowProps ) => {
	const content = useRef< HTMLDivElement >( null );
	const undo = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		const target = undo.current ?? content.current;
		const { activeElement, body } = target?.ownerDocument ?? {};
		if ( takesFocus && activeElement === body ) {
			// The shopper has just clicked here: only a low window has to scroll, and only a little.
			target?.focus( { preventScroll: true } );
			target?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ takesFocus ] );
	return (
		<tr
			role="row"
			className="sf-removed-line"
			style={ { '--sf-removed-line-height': `${ heightPx }px` } }
		>
			<td role="cell" colSpan={ 3 }>
				<div
					ref={ content }
					className="sf-removed-line__content"
					tabIndex={ onUndo ? undefined : -1 }
				>
					<span className="sf-removed-line__name">{ name }</span>
					<span>{ getStatus( isSaved, onUndo !== undefined ) }</span>
					{ onUndo && (
						<button
							ref={ undo }
							type="button"
							className="sf-removed-line__undo"
							aria-label={ sprintf(
								/* translators: %s: name of a product. */
								__( 'Undo removal of %s', 'shopfront' ),
								name
							) }
							aria-disabled={ isRestoring || undefined }
							aria-busy={ isRestoring || undefined }
							onClick={ isRestoring ? undefined : onUndo }
						>
							{ __( 'Undo', 'woocommerce' ) }
						</button>
					) }
				</div>
			</td>
		</tr>
	);
};
