import { Icon as OwnIcon, SHAPES } from '@shopfront/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { useElementId } from '../../blocks-components/use-element-id';

export interface ModalProps {
	className?: string;
	title?: string;
	/** Accessible name of a dialog without a visible title. */
	contentLabel?: string;
	children?: ReactNode;
	isDismissible?: boolean;
	shouldCloseOnEsc?: boolean;
	shouldCloseOnClickOutside?: boolean;
	onRequestClose: ( event?: SyntheticEvent ) => void;
}

/** Open as long as it's rendered. The browser traps and restores the focus. */
export const Modal = ( {
	className,
	title,
	contentLabel,
	children,
	isDismissible = true,
	shouldCloseOnEsc = true,
	shouldCloseOnClickOutside = true,
	onRequestClose,
}: ModalProps ) => {
	const dialog = useRef< HTMLDialogElement >( null );
	const titleId = useElementId( undefined, 'components-modal-header' );
	// A layout effect, because closing restores the focus and must happen before React removes the element.
	useLayoutEffect( () => {
		const { current } = dialog;
		current?.showModal();
		return () => current?.close();
	}, [] );
	return (
		// Escape and a click beside the dialog have a button that does the same.
		// eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- See above.
		<dialog
			ref={ dialog }
			className={ clsx( 'components-modal__frame', className ) }
			aria-labelledby={ title && ! contentLabel ? titleId : undefined }
			aria-label={ contentLabel }
			onCancel={ ( event ) => {
				// The owner decides whether the dialog closes.
				event.preventDefault();
				if ( shouldCloseOnEsc ) {
					onRequestClose( event );
				}
			} }
			onClick={ ( event ) => {
				if (
					shouldCloseOnClickOutside &&
					event.target === dialog.current
				) {
					onRequestClose( event );
				}
			} }
		>
			<div className="components-modal__content">
				<div className="components-modal__header">
					{ title && (
						<h1
							id={ titleId }
							className="components-modal__header-heading"
						>
							{ title }
						</h1>
					) }
					{ isDismissible && (
						<button
							type="button"
							className="components-modal__close"
							aria-label={ __( 'Close', 'woocommerce' ) }
							onClick={ onRequestClose }
						>
							<OwnIcon shape={ SHAPES.close } />
						</button>
					) }
				</div>
				{ children }
			</div>
		</dialog>
	);
};
