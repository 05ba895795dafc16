import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../button/button';
import { useHeightProperty } from '../sticky-bar/use-height-property';

export interface ErrorStepperProps {
	/** From 1; 0 if no field with an error has the focus. */
	position: number;
	count: number;
	/** Focuses the previous field with an error (-1) or the next one (1). */
	onStep: ( step: -1 | 1 ) => void;
}

/** Keeps the focus, and with it the on-screen keyboard, until the click moves it to another field. */
const keepFocus = ( event: { preventDefault: () => void } ) =>
	event.preventDefault();

/**
 * A bar at the lower edge of the window, above an on-screen keyboard, that steps through the errors of a form. Render
 * it while there are errors.
 *
 * Surface: `.sf-error-stepper`; while mounted, `--sf-sticky-bar-size` is its height, and the page scrolls focused
 * controls above it.
 */
export const ErrorStepper = ( {
	position,
	count,
	onStep,
}: ErrorStepperProps ) => {
	const element = useRef< HTMLDivElement >( null );
	useHeightProperty( element, '--sf-sticky-bar-size' );
	useEffect( () => {
		const bar = element.current;
		const viewport = bar?.ownerDocument.defaultView?.visualViewport;
		if ( ! bar || ! viewport ) {
			return;
		}
		// A keyboard makes the visual viewport lower than the layout viewport, which positions fixed elements.
		const place = () => {
			const root = bar.ownerDocument.documentElement;
			const hidden =
				root.clientHeight - viewport.height - viewport.offsetTop;
			bar.style.insetBlockEnd = `${ Math.max( 0, hidden ) }px`;
		};
		place();
		viewport.addEventListener( 'resize', place );
		viewport.addEventListener( 'scroll', place );
		return () => {
			viewport.removeEventListener( 'resize', place );
			viewport.removeEventListener( 'scroll', place );
		};
	}, [] );
	return (
		<div
			ref={ element }
			className="sf-error-stepper"
			role="group"
			aria-label={ __( 'Errors in the form', 'shopfront' ) }
		>
			<span>
				{ position > 0
					? sprintf(
							/* translators: 1: number of an error, from 1. 2: number of all errors. */
							__( '%1$d of %2$d', 'shopfront' ),
							position,
							count
						)
					: sprintf(
							/* translators: %d: number of errors. */
							__( 'Errors: %d', 'shopfront' ),
							count
						) }
			</span>
			<Button
				variant="text"
				onPointerDown={ keepFocus }
				onClick={ () => onStep( -1 ) }
			>
				{ __( 'Previous', 'woocommerce' ) }
			</Button>
			<Button onPointerDown={ keepFocus } onClick={ () => onStep( 1 ) }>
				{ __( 'Next', 'woocommerce' ) }
			</Button>
		</div>
	);
};
