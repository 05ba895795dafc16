import { flushSync } from '@wordpress/element';

const PAYMENT_STEP = '.wc-block-checkout__payment-method';

/** Returns the height of the payment methods in the first paint; 0 without any. */
const paintedPaymentHeight = ( container: HTMLElement ) =>
	container
		.querySelector(
			`.sf-first-paint ${ PAYMENT_STEP } .wc-block-components-radio-control`
		)
		?.getBoundingClientRect().height ?? 0;

/** Keeps that height while the code for payment methods loads, so that nothing below moves up and down again. */
const keepPaymentHeight = ( container: HTMLElement, height: number ) => {
	const skeleton = container.querySelector< HTMLElement >(
		`${ PAYMENT_STEP } [aria-busy="true"]`
	);
	if ( skeleton && height > 0 ) {
		skeleton.style.minBlockSize = `${ height }px`;
	}
};

/**
 * Mounts a block in place of the server's first paint, in one task, and moves what was typed there, the focus and the
 * selection to its fields (docs/decisions/first-paint.md).
 */
export const takeOver = < Result >(
	container: HTMLElement,
	mount: () => Result
): Result => {
	const { activeElement } = container.ownerDocument;
	const painted = container.querySelectorAll< HTMLInputElement >(
		'.sf-first-paint [name]'
	);
	const paymentHeight = paintedPaymentHeight( container );
	const result = flushSync( mount );
	keepPaymentHeight( container, paymentHeight );
	painted.forEach( ( old ) => {
		const field = document.getElementById( old.id );
		if ( ! field ) {
			return;
		}
		if ( old.value !== old.defaultValue ) {
			// The setter of the prototype: React ignores events of values that it has seen set on the element.
			Reflect.set(
				HTMLInputElement.prototype,
				'value',
				old.value,
				field
			);
			field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		}
		if ( old === activeElement ) {
			field.focus( { preventScroll: true } );
			// Email fields have no selection API.
			if ( old.selectionStart !== null ) {
				( field as HTMLInputElement ).setSelectionRange(
					old.selectionStart,
					old.selectionEnd
				);
			}
		}
	} );
	return result;
};
