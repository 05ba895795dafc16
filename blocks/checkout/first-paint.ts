import { forgetTypedText, type Host } from '@shopfront/host';

const PAYMENT_STEP = '.wc-block-checkout__payment-method';

/** 0 without payment methods. */
const paintedPaymentHeight = ( container: HTMLElement ) =>
	container
		.querySelector(
			`.sf-first-paint ${ PAYMENT_STEP } .wc-block-components-radio-control`
		)
		?.getBoundingClientRect().height ?? 0;

/** While the code for payment methods loads, content below must not move up and down again. */
const keepPaymentHeight = ( container: HTMLElement, height: number ) => {
	const skeleton = container.querySelector< HTMLElement >(
		`${ PAYMENT_STEP } [aria-busy="true"]`
	);
	if ( skeleton && height > 0 ) {
		skeleton.style.minBlockSize = `${ height }px`;
	}
};

const move = ( old: HTMLInputElement, isFocused: boolean ) => {
	const field = document.getElementById( old.id );
	if ( ! field ) {
		return;
	}
	if ( old.value !== old.defaultValue ) {
		// The setter of the prototype: React ignores events of values that it has seen set on the element.
		Reflect.set( HTMLInputElement.prototype, 'value', old.value, field );
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	}
	if ( isFocused ) {
		field.focus( { preventScroll: true } );
		// Email fields have no selection API.
		if ( old.selectionStart !== null ) {
			( field as HTMLInputElement ).setSelectionRange(
				old.selectionStart,
				old.selectionEnd
			);
		}
	}
};

/**
 * Watches the server's first paint. When the block replaces it, call the returned function: it moves typed text, the
 * focus and the selection to the block's fields before the paint (docs/decisions/first-paint.md).
 */
export const watchFirstPaint = (
	container: HTMLElement,
	{ sessionStorage }: Pick< Host, 'sessionStorage' >
): ( ( flushEffects: () => void ) => void ) => {
	const page = container.ownerDocument;
	const painted = [
		...container.querySelectorAll< HTMLInputElement >(
			'.sf-first-paint [name]'
		),
	];
	const paymentHeight = paintedPaymentHeight( container );
	let focused: EventTarget | null = page.activeElement;
	const onFocusIn = ( { target }: Event ) => {
		focused = target;
	};
	const onFocusOut = () =>
		// Later, because some browsers also send it for a replaced field, which keeps the focus.
		void setTimeout( () => {
			focused = page.activeElement;
		} );
	page.addEventListener( 'focusin', onFocusIn );
	page.addEventListener( 'focusout', onFocusOut );

	return ( flushEffects ) => {
		page.removeEventListener( 'focusin', onFocusIn );
		page.removeEventListener( 'focusout', onFocusOut );
		keepPaymentHeight( container, paymentHeight );
		const isUsed = painted.some(
			( field ) => field === focused || field.value !== field.defaultValue
		);
		if ( isUsed ) {
			// React renders nothing while its effects run.
			queueMicrotask( () => {
				flushEffects();
				painted.forEach( ( old ) => move( old, old === focused ) );
				forgetTypedText( sessionStorage );
			} );
		}
	};
};
