import type { Behavior } from '@shopfront/behaviors/engine/behavior';

/** Source: docs/contract/product-pages.md 1. */
interface RatingWindow extends Window {
	wc_single_product_params?: {
		/** For one star to five. */
		i18n_rating_options?: readonly string[];
		i18n_required_rating_text?: string;
		review_rating_required?: string;
	};
}

const LABEL_ID = 'comment-form-rating-label';
const ERROR_ID = 'sf-rating-error';

/** In document order. */
const STEPS: Record< string, number > = {
	ArrowRight: 1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowUp: -1,
};

/**
 * Replaces the select of the review form with a radio group of stars, with class names that themes style, and requires
 * a rating if the shop does (docs/contract/product-pages.md 4). The select keeps the value.
 */
export const mount: Behavior[ 'mount' ] = ( select, { signal } ) => {
	const page = select.ownerDocument;
	const view: RatingWindow = page.defaultView ?? window;
	const params = view.wc_single_product_params;
	const { form } = select as HTMLSelectElement;
	if ( ! ( select instanceof HTMLSelectElement ) || ! params ) {
		return undefined;
	}
	const wasRequired = select.required;

	const group = page.createElement( 'span' );
	group.setAttribute( 'role', 'radiogroup' );
	if ( page.getElementById( LABEL_ID ) ) {
		group.setAttribute( 'aria-labelledby', LABEL_ID );
	}
	const stars = ( params.i18n_rating_options ?? [] ).map(
		( label, index ) => {
			const star = page.createElement( 'a' );
			star.href = '#';
			star.className = `star-${ index + 1 }`;
			star.setAttribute( 'role', 'radio' );
			star.textContent = label;
			return star;
		}
	);
	// Themes rely on the spaces between the stars.
	group.append( ...stars.flatMap( ( star ) => [ star, ' ' ] ) );
	const paragraph = page.createElement( 'p' );
	paragraph.className = 'stars';
	paragraph.append( group );

	const removeError = () => {
		page.getElementById( ERROR_ID )?.remove();
		group.removeAttribute( 'aria-describedby' );
		group.removeAttribute( 'aria-invalid' );
	};
	const showError = () => {
		removeError();
		const error = page.createElement( 'p' );
		error.id = ERROR_ID;
		error.className = 'woocommerce-error';
		error.setAttribute( 'role', 'alert' );
		error.textContent = params.i18n_required_rating_text ?? '';
		paragraph.after( error );
		group.setAttribute( 'aria-describedby', ERROR_ID );
		group.setAttribute( 'aria-invalid', 'true' );
		stars[ 0 ]?.focus();
	};
	const show = ( rating: number ) => {
		paragraph.classList.toggle( 'selected', rating > 0 );
		for ( const [ index, star ] of stars.entries() ) {
			const isSelected = index + 1 === rating;
			star.classList.toggle( 'active', isSelected );
			star.setAttribute( 'aria-checked', String( isSelected ) );
			star.tabIndex = index === Math.max( rating - 1, 0 ) ? 0 : -1;
		}
	};
	const rate = ( rating: number ) => {
		select.value = String( rating );
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		removeError();
	};

	for ( const [ index, star ] of stars.entries() ) {
		star.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			rate( index + 1 );
			star.focus();
		} );
		star.addEventListener( 'keydown', ( event ) => {
			const step = event.key === ' ' ? 0 : STEPS[ event.key ];
			if ( step === undefined ) {
				return;
			}
			event.preventDefault();
			const isMirrored =
				/Left|Right/.test( event.key ) &&
				getComputedStyle( group ).direction === 'rtl';
			const next =
				( index + ( isMirrored ? -step : step ) + stars.length ) %
				stars.length;
			rate( next + 1 );
			stars[ next ]?.focus();
		} );
	}
	select.addEventListener( 'change', () => show( Number( select.value ) ), {
		signal,
	} );
	form?.addEventListener(
		'submit',
		( event ) => {
			if ( ! select.value && params.review_rating_required === 'yes' ) {
				event.preventDefault();
				// Otherwise other scripts would send the form.
				event.stopImmediatePropagation();
				showError();
			}
		},
		{ signal, capture: true }
	);

	// A hidden required field would block the form without a message.
	select.required = false;
	select.style.display = 'none';
	select.before( paragraph );
	show( Number( select.value ) );
	return () => {
		removeError();
		paragraph.remove();
		select.style.display = '';
		select.required = wasRequired;
	};
};
