import { baseName } from '@shopfront/form-rules';
import type { Feedback } from './feedback';

const all = < E extends HTMLElement >(
	root: ParentNode,
	selector: string
): E[] => [ ...root.querySelectorAll< E >( selector ) ];

const named = ( form: HTMLFormElement, name: string ) =>
	all< HTMLInputElement >( form, 'input,textarea,select' ).filter(
		( control ) => baseName( control.name ) === name
	);

/** A box that has to be checked, or cleared, before a form can be sent. */
export interface OpenBox {
	input: HTMLInputElement;
	isToClear: boolean;
}

/**
 * Disables the submit buttons until each required box has the wanted state. Returns the remaining boxes; `null` if the form's
 * boxes disable nothing.
 */
export const updateAcceptance = ( form: HTMLFormElement ): OpenBox[] | null => {
	if ( form.classList.contains( 'wpcf7-acceptance-as-validation' ) ) {
		return null;
	}
	const boxes = all( form, '.wpcf7-acceptance:not(.optional)' ).flatMap(
		( box ) => {
			const input = box.querySelector< HTMLInputElement >(
				'input[type=checkbox]'
			);
			return input
				? [ { input, isToClear: box.classList.contains( 'invert' ) } ]
				: [];
		}
	);
	if ( boxes.length === 0 ) {
		return null;
	}
	const open = boxes.filter(
		( { input, isToClear } ) => input.checked === isToClear
	);
	all< HTMLInputElement >( form, '.wpcf7-submit' ).forEach( ( button ) => {
		button.disabled = open.length > 0;
	} );
	return open;
};

export const updateFreeText = (
	form: HTMLFormElement,
	target?: Element
): void => {
	for ( const item of all( form, '.wpcf7-list-item.has-free-text' ) ) {
		const option = item.querySelector< HTMLInputElement >(
			'input[type=radio],input[type=checkbox]'
		);
		const free =
			item.querySelector< HTMLInputElement >( '.wpcf7-free-text' );
		if ( option && free ) {
			free.disabled = ! option.checked;
			if ( target === option && option.checked ) {
				free.focus();
			}
		}
	}
};

export const updateExclusive = ( target: HTMLInputElement ): void => {
	const set = target.closest( '.wpcf7-exclusive-checkbox' );
	if ( set && target.type === 'checkbox' && target.checked ) {
		for ( const box of all< HTMLInputElement >( set, 'input' ) ) {
			if ( box !== target && box.name === target.name ) {
				box.checked = false;
			}
		}
	}
};

export const completeUrl = ( target: HTMLInputElement ): void => {
	if ( target.matches( '.wpcf7-validates-as-url' ) ) {
		const url = target.value.trim();
		target.value =
			url.includes( '.' ) && ! /^[a-z][a-z\d.+-]*:/i.test( url )
				? `http://${ url.replace( /^\/+/, '' ) }`
				: url;
	}
};

export const updateCounters = ( form: HTMLFormElement ): void => {
	for ( const counter of all( form, '.wpcf7-character-count' ) ) {
		const { targetName, startingValue, maximumValue, minimumValue } =
			counter.dataset;
		const value = named( form, targetName ?? '' )[ 0 ]?.value ?? '';
		const length = value.trim().length;
		const count = counter.classList.contains( 'down' )
			? Number( startingValue ) - length
			: length;
		counter.dataset.currentValue = String( count );
		counter.textContent = String( count );
		counter.classList.toggle(
			'too-long',
			Boolean( maximumValue ) && value.length > Number( maximumValue )
		);
		counter.classList.toggle(
			'too-short',
			Boolean( minimumValue ) && value.length < Number( minimumValue )
		);
	}
};

export const updateReflections = ( form: HTMLFormElement ): void => {
	const data = new FormData( form );
	for ( const place of all( form, '[data-reflection-of]' ) ) {
		const name = place.dataset.reflectionOf ?? '';
		const values = [ ...data ].flatMap( ( [ key, value ] ) =>
			baseName( key ) === name &&
			typeof value === 'string' &&
			value.trim() !== ''
				? [ value.trim() ]
				: []
		);
		const outputs =
			place.tagName === 'OUTPUT' ? [ place ] : all( place, 'output' );
		outputs.forEach( ( output, index ) => {
			output.textContent =
				values[ index ] ??
				( index === 0 ? output.dataset.default || '\u00a0' : '' );
		} );
	}
};

const setHidden = ( form: HTMLFormElement, name: string, value: string ) =>
	all< HTMLInputElement >( form, 'input[type=hidden]' ).forEach(
		( input ) => {
			if ( input.name === name ) {
				input.value = value;
			}
		}
	);

const isWebUrl = ( url: string, base: string ) => {
	try {
		return /^https?:$/.test( new URL( url, base ).protocol );
	} catch {
		return false;
	}
};

export const refillQuestions = (
	form: HTMLFormElement,
	{ captcha, quiz }: Pick< Feedback, 'captcha' | 'quiz' >
): void => {
	for ( const [ field, [ question, hash ] ] of Object.entries( quiz ) ) {
		const [ input ] = named( form, field );
		const label = input
			?.closest( '.wpcf7-form-control-wrap' )
			?.querySelector( '.wpcf7-quiz-label' );
		if ( input && label ) {
			input.value = '';
			label.textContent = question;
			setHidden( form, `_wpcf7_quiz_answer_${ field }`, hash );
		}
	}
	for ( const [ field, url ] of Object.entries( captcha ) ) {
		const [ input ] = named( form, field );
		const image = all< HTMLImageElement >( form, 'img' ).find( ( one ) =>
			one.classList.contains(
				`wpcf7-captcha-${ field.replaceAll( ':', '' ) }`
			)
		);
		const challenge = /(\d+)\.(?:png|gif|jpeg)$/i.exec( url )?.[ 1 ];
		if ( image && challenge && isWebUrl( url, form.baseURI ) ) {
			if ( input ) {
				input.value = '';
			}
			image.src = url;
			setHidden( form, `_wpcf7_captcha_challenge_${ field }`, challenge );
		}
	}
};

/** In document order. */
export const fieldsUpTo = (
	form: HTMLFormElement,
	target: Element
): string[] => {
	const fields: string[] = [];
	for ( const wrap of all( form, '.wpcf7-form-control-wrap' ) ) {
		if ( ! wrap.closest( '.novalidate' ) ) {
			fields.push( wrap.dataset.name ?? '' );
		}
		if ( wrap.contains( target ) ) {
			break;
		}
	}
	return fields;
};
