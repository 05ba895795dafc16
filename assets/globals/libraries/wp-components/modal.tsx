import { Icon as OwnIcon } from '@shopfront/components';
import { useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { useElementId } from '../../blocks-components/use-element-id';

export interface ModalProps {
	className?: string;
	title?: string;
	/** Name of a dialog without a visible title. */
	contentLabel?: string;
	children?: ReactNode;
	isDismissible?: boolean;
	shouldCloseOnEsc?: boolean;
	shouldCloseOnClickOutside?: boolean;
	onRequestClose: ( event?: SyntheticEvent ) => void;
}

/**
 * A dialog above the page, from when it is rendered until its owner stops rendering it. The browser keeps the focus inside
 * and gives it back.
 */
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
	// Before the element leaves the page: closing it gives the focus back.
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
				// The owner decides whether it closes.
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
							<OwnIcon name="close" />
						</button>
					) }
				</div>
				{ children }
			</div>
		</dialog>
	);
};
