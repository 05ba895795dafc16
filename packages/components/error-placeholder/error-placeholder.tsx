import { speak } from '@wordpress/a11y';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../button/button';
import { createFocusRestorer } from './create-focus-restorer';

export interface ErrorPlaceholderProps {
	/** For shop managers; `''` to omit it. */
	message?: string;
	onRetry?: () => void;
	isRetrying?: boolean;
}

/**
 * Replaces a block that failed to load (docs/contract/cart-and-checkout.md 8, "Block load failure"). Announced when
 * it appears, and again after a failed retry. If the content or another placeholder replaces it, the button's focus
 * moves there.
 *
 * Surface: `.wc-block-error.wc-block-components-error`, `__content`, `__header`, `__text`, `__message`, `__button`.
 */
export const ErrorPlaceholder = ( {
	message = '',
	onRetry,
	isRetrying = false,
}: ErrorPlaceholderProps ) => {
	const text = __( 'There was an error loading the content.', 'woocommerce' );
	const detail =
		message &&
		sprintf(
			/* translators: %s: what went wrong. */
			__( 'Error: %s', 'woocommerce' ),
			message
		);
	useEffect( () => {
		if ( ! isRetrying ) {
			speak(
				[ text, detail ].filter( Boolean ).join( '\n' ),
				'assertive'
			);
		}
	}, [ text, detail, isRetrying ] );

	const element = useRef< HTMLDivElement >( null );
	const restoreFocus = useRef( () => {} );
	useEffect(
		() => () => {
			// In a microtask, because the new content may replace itself immediately.
			void Promise.resolve().then( () => restoreFocus.current() );
		},
		[]
	);

	return (
		<div
			ref={ element }
			className="wc-block-error wc-block-components-error"
		>
			<div className="wc-block-error__content wc-block-components-error__content">
				<p className="wc-block-error__header wc-block-components-error__header">
					{ __( 'Oops!', 'woocommerce' ) }
				</p>
				<p className="wc-block-error__text wc-block-components-error__text">
					{ text }
				</p>
				{ detail && (
					<p className="wc-block-error__message wc-block-components-error__message">
						{ detail }
					</p>
				) }
				{ onRetry && (
					<p className="wc-block-error__button wc-block-components-error__button">
						<Button
							variant="outlined"
							isBusy={ isRetrying }
							onClick={ () => {
								restoreFocus.current = createFocusRestorer(
									element.current
								);
								onRetry();
							} }
						>
							{ __( 'Retry', 'woocommerce' ) }
						</Button>
					</p>
				) }
			</div>
		</div>
	);
};
