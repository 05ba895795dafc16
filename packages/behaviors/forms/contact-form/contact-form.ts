import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import {
	INITIAL_STATE,
	readRules,
	transition,
	validateForm,
	type Effect,
	type FormEvent,
	type FormState,
} from '@shopfront/form-rules';
import { focusError, hideError, hideErrors, showError } from './errors';
import {
	readFeedback,
	readRefill,
	sendRequest,
	RequestError,
	routeOf,
	type Feedback,
} from './feedback';
import { createGlobals } from './globals';
import {
	completeUrl,
	fieldsUpTo,
	refillQuestions,
	updateAcceptance,
	updateCounters,
	updateExclusive,
	updateFreeText,
	updateReflections,
} from './helpers';
import { writeToken } from './recaptcha';
import { markRequired, showOpenBoxes } from './required';
import styles from './style.scss?text';
import { readTexts } from './texts';

const addStyles = createPageStyles( styles );

/** Events by status. Other statuses only emit `wpcf7submit`. */
const EVENT_OF: Readonly< Record< string, string > > = {
	sent: 'mailsent',
	failed: 'mailfailed',
	invalid: 'invalid',
	unaccepted: 'unaccepted',
	spam: 'spam',
	aborted: 'aborted',
};

/** Identifies an attempt, so that a server can recognize a repeated one. Not part of the message. */
const ATTEMPT_FIELD = '_sf_attempt';

/** `randomUUID()` needs a secure context. */
const randomKey = ( view: Window & typeof globalThis ) =>
	[ ...view.crypto.getRandomValues( new Uint32Array( 4 ) ) ]
		.map( ( number ) => number.toString( 36 ) )
		.join( '' );

/** Returns a string that changes with the visitor's input. */
const contentOf = ( form: HTMLFormElement ) =>
	JSON.stringify(
		[ ...new FormData( form ) ].flatMap( ( [ name, value ] ) =>
			name.startsWith( '_' ) && ! name.startsWith( '_wpcf7_free_text_' )
				? []
				: [
						[
							name,
							typeof value === 'string'
								? value
								: // An empty file input has a new time at each reading.
									[ value.name, value.size ],
						],
					]
		)
	);

/**
 * A contact form that is checked, sent and reset without a page load (docs/contract/contact-forms.md). Does nothing
 * without the server's settings, or if the plugin's own script is on the page.
 */
export const mount: Behavior[ 'mount' ] = ( wrapper, { signal } ) => {
	const page = wrapper.ownerDocument;
	const view = page.defaultView ?? window;
	const form = wrapper.querySelector< HTMLFormElement >( 'form.wpcf7-form' );
	if ( form?.dataset.sfForm || ! routeOf( view, '1', '' ) ) {
		return undefined;
	}
	if ( ! form ) {
		// Browsers ignore a form inside a form: its fields would be sent with the outer one.
		if ( wrapper.querySelector( '[name=_wpcf7]' ) ) {
			const message = page.createElement( 'p' );
			message.setAttribute( 'role', 'alert' );
			message.textContent = readTexts( view ).misplaced;
			wrapper.replaceChildren( message );
		}
		return undefined;
	}
	const globals = createGlobals( view );
	if ( ! globals ) {
		return undefined;
	}
	const read = ( name: string ) =>
		form.querySelector< HTMLInputElement >( `input[name=${ name }]` )
			?.value ?? '';
	const id = Number( read( '_wpcf7' ) );
	const unitTag = read( '_wpcf7_unit_tag' );
	const output = form.querySelector( '.wpcf7-response-output' );
	const announcement = wrapper.querySelector(
		'.screen-reader-response [role=status]'
	);
	let state: FormState = {
		...INITIAL_STATE,
		status: form.dataset.status ?? INITIAL_STATE.status,
	};
	const facts = {
		id,
		status: state.status,
		pluginVersion: read( '_wpcf7_version' ),
		locale: read( '_wpcf7_locale' ),
		unitTag,
		containerPost: Number( read( '_wpcf7_container_post' ) ),
		parent: wrapper,
		schema: undefined as unknown,
	};
	Object.assign( form, { wpcf7: facts } );
	let attempt = { content: '', key: '' };
	let feedback: Feedback | null = null;
	let failure = '';
	let body = new FormData();
	let sentContent = '';
	let isUnchanged = true;
	/** Whether we have reset the fields after sending: the `reset` event must not change the status. */
	let isEmptied = false;

	const ids = () => ( {
		contactFormId: id,
		pluginVersion: facts.pluginVersion,
		contactFormLocale: facts.locale,
		unitTag,
		containerPostId: facts.containerPost,
	} );
	const emit = ( name: string, detail: object ) =>
		form.dispatchEvent(
			new CustomEvent( `wpcf7${ name }`, { bubbles: true, detail } )
		);
	const emitWithData = ( name: string, status: string ) =>
		emit( name, {
			...ids(),
			status,
			inputs: [ ...body ].flatMap( ( [ inputName, value ] ) =>
				inputName.startsWith( '_' )
					? []
					: [ { name: inputName, value } ]
			),
			formData: body,
			...( feedback && { apiResponse: feedback } ),
		} );

	const setStatus = ( status: string, prevStatus: string ) => {
		form.classList.add( status );
		form.dataset.status = status;
		facts.status = status;
		if ( status !== prevStatus ) {
			form.classList.remove( prevStatus );
			emit( 'statuschanged', { ...ids(), status, prevStatus } );
		}
		for ( const one of [ status, prevStatus ] ) {
			form.querySelectorAll( `.inert-on-${ one }` ).forEach( ( part ) => {
				part.toggleAttribute( 'inert', one === status );
				part.classList.toggle( 'active-on-any', one === status );
			} );
		}
	};
	const showMessage = ( message: string, isFailure = false ) => {
		form.toggleAttribute( 'data-sf-failed', isFailure );
		if ( announcement ) {
			announcement.textContent = message;
		}
		if ( output ) {
			output.textContent = message;
		}
	};
	const failWith = ( error: unknown ) => {
		failure =
			error instanceof RequestError
				? error.message
				: readTexts( view ).failed;
		apply( { type: 'fail' } );
	};
	const send = async () => {
		try {
			await writeToken( view, 'contactform' );
			const token = read( '_wpcf7_recaptcha_response' );
			if ( token ) {
				body.set( '_wpcf7_recaptcha_response', token );
			}
			const data = await sendRequest(
				view,
				routeOf( view, String( id ), 'feedback' ),
				body
			);
			feedback = readFeedback( data );
			if ( ! feedback ) {
				throw new RequestError( readTexts( view ).unreadable );
			}
			attempt = { content: '', key: '' };
			// Compare first: new quiz questions change the fields.
			isUnchanged = contentOf( form ) === sentContent;
			apply( { type: 'answer', status: feedback.status } );
		} catch ( error ) {
			failWith( error );
		}
	};
	const buttons = [
		...form.querySelectorAll< HTMLInputElement | HTMLButtonElement >(
			'.wpcf7-submit'
		),
	].map( ( button ) => {
		const line = page.createElement( 'span' );
		line.className = 'sf-form-missing';
		button.after( line );
		return { button, line };
	} );
	const updateButtons = () => {
		const focused = page.activeElement;
		const boxes = updateAcceptance( form );
		if ( boxes ) {
			for ( const { button, line } of buttons ) {
				showOpenBoxes(
					line,
					button,
					boxes,
					readTexts( view ),
					button === focused
				);
			}
		}
	};
	const update = () => {
		updateButtons();
		updateFreeText( form );
		updateCounters( form );
		updateReflections( form );
	};
	const effects = {
		clear: () => {
			hideErrors( form, unitTag );
			showMessage( '' );
		},
		emitBeforeSubmit: () => emitWithData( 'beforesubmit', 'init' ),
		send: () => void send(),
		storeHash: () => {
			const input = form.querySelector< HTMLInputElement >(
				'input[name=_wpcf7_posted_data_hash]'
			);
			if ( input ) {
				input.value = feedback?.posted_data_hash ?? '';
			}
			refillQuestions( form, feedback ?? { captcha: {}, quiz: {} } );
		},
		// Text that was entered while the form was being sent isn't part of the message.
		resetFields: () => {
			if ( isUnchanged ) {
				isEmptied = true;
				form.reset();
			}
		},
		showErrors: () => {
			feedback?.invalid_fields.forEach( ( { field, message } ) =>
				showError( form, unitTag, field, message )
			);
			focusError( form );
		},
		showMessage: () => showMessage( feedback?.message ?? '' ),
		showFailure: () => showMessage( failure, true ),
		emitResult: () => {
			const status = feedback?.status ?? '';
			const own = EVENT_OF[ facts.status ] ?? EVENT_OF[ state.previous ];
			if ( own ) {
				emitWithData( own, status );
			}
			emitWithData( 'submit', status );
			if ( isEmptied ) {
				isEmptied = false;
				apply( { type: 'reset', isSent: true } );
			}
		},
		refill: () =>
			void sendRequest( view, routeOf( view, String( id ), 'refill' ) )
				.then( ( data ) => {
					if ( state.status === 'resetting' ) {
						refillQuestions( form, readRefill( data ) );
					}
				} )
				// The next response has new questions.
				.catch( () => {} )
				.then( () => apply( { type: 'refilled' } ) ),
		emitReset: () => {
			update();
			emitWithData( 'reset', facts.status );
		},
	};
	const apply = ( event: FormEvent ): void => {
		if ( signal.aborted ) {
			return;
		}
		const before = state.status;
		const result = transition( state, event );
		state = result.state;
		// Scripts may still change the form before its status does.
		const isBefore = ( effect: Effect ) => effect === 'emitBeforeSubmit';
		const run = ( effect: Effect ) => effects[ effect ]();
		result.effects.filter( isBefore ).forEach( run );
		if ( state.status !== before ) {
			setStatus( state.status, before );
		}
		result.effects
			.filter( ( effect ) => ! isBefore( effect ) )
			.forEach( run );
	};

	const submit = ( submitter?: HTMLElement | null ) => {
		if ( state.status === 'submitting' ) {
			return;
		}
		// A repeated attempt keeps the key of the attempt whose response was lost.
		const content = contentOf( form );
		if ( attempt.content !== content ) {
			attempt = { content, key: randomKey( view ) };
		}
		sentContent = content;
		feedback = null;
		body = new FormData( form );
		if (
			submitter instanceof HTMLInputElement ||
			submitter instanceof HTMLButtonElement
		) {
			if ( submitter.name ) {
				body.append( submitter.name, submitter.value );
			}
		}
		body.append( ATTEMPT_FIELD, attempt.key );
		apply( { type: 'submit', isBlocked: globals.isBlocked() } );
	};

	let schema: Promise< void > | undefined;
	const loadSchema = () => {
		schema ??= globals
			.schema( id, () =>
				sendRequest(
					view,
					routeOf( view, String( id ), 'feedback/schema' )
				)
			)
			.catch( () => null )
			.then( ( loaded ) => {
				facts.schema = loaded;
			} );
		return schema;
	};
	/** Resolves once no pointer is down: removing an error would move the button away under the pointer. */
	let released = Promise.resolve();
	const validate = async ( target: Element ) => {
		await loadSchema();
		await released;
		if ( signal.aborted || state.status === 'submitting' ) {
			return;
		}
		const errors = validateForm(
			readRules( facts.schema ),
			new FormData( form )
		);
		apply( { type: 'validate' } );
		for ( const field of fieldsUpTo( form, target ) ) {
			const error = errors.get( field );
			if ( error ) {
				showError( form, unitTag, field, error );
			} else {
				hideError( form, unitTag, field );
			}
		}
		apply( { type: 'validated' } );
	};

	const listen = (
		type: string,
		listener: ( event: Event ) => void,
		target: EventTarget = form,
		once = false
	) => target.addEventListener( type, listener, { signal, once } );
	listen( 'submit', ( event ) => {
		event.preventDefault();
		const submitter =
			event instanceof SubmitEvent ? event.submitter : undefined;
		void globals.submit( form, { submitter } );
	} );
	// Fields get their first values only after the event.
	listen( 'reset', () => {
		if ( ! isEmptied ) {
			apply( { type: 'reset' } );
		}
		view.setTimeout( update );
	} );
	listen( 'focusin', () => void loadSchema() );
	listen( 'pointerdown', () => {
		released = new Promise( ( resolve ) => {
			for ( const type of [ 'pointerup', 'pointercancel' ] ) {
				// The click comes after `pointerup`.
				listen( type, () => view.setTimeout( resolve ), view, true );
			}
		} );
	} );
	listen( 'change', ( { target } ) => {
		if ( target instanceof HTMLInputElement ) {
			updateExclusive( target );
			completeUrl( target );
			updateFreeText( form, target );
		}
		updateButtons();
		updateReflections( form );
		if (
			target instanceof Element &&
			target.closest( '.wpcf7-form-control-wrap' ) &&
			! target.matches( '.wpcf7-free-text' )
		) {
			void validate( target );
		}
	} );
	listen( 'input', () => updateCounters( form ) );
	for ( const type of [ 'focusin', 'click' ] ) {
		listen( type, ( { target } ) => {
			const wrap =
				target instanceof Element &&
				target.closest( '.use-floating-validation-tip' ) &&
				target.closest( '.wpcf7-form-control-wrap' );
			if ( wrap ) {
				wrap.querySelectorAll( '.wpcf7-not-valid-tip' ).forEach(
					( tip ) => tip.remove()
				);
			}
		} );
	}
	// Only sending reports a missing token.
	const prepareToken = ( action: 'homepage' | 'contactform' ) =>
		void writeToken( view, action ).catch( () => {} );
	listen( 'change', () => prepareToken( 'contactform' ), page );

	addStyles( page );
	globals.add( form, {
		submit,
		reset: () => apply( { type: 'reset' } ),
		validate,
	} );
	form.dataset.sfForm = 'ready';
	wrapper.classList.replace( 'no-js', 'js' );
	const spinners = [ ...form.querySelectorAll( '.has-spinner' ) ].map(
		( button ) => {
			const spinner = page.createElement( 'span' );
			spinner.className = 'wpcf7-spinner';
			button.after( spinner );
			return spinner;
		}
	);
	const unmarkRequired = markRequired( form, readTexts( view ) );
	update();
	prepareToken( 'homepage' );
	if ( globals.isCached() ) {
		const reset = () => apply( { type: 'reset' } );
		if ( page.readyState === 'complete' ) {
			reset();
		} else {
			listen( 'load', reset, view, true );
		}
	}
	return () => {
		spinners.forEach( ( spinner ) => spinner.remove() );
		buttons.forEach( ( { line } ) => line.remove() );
		unmarkRequired();
		delete form.dataset.sfForm;
		globals.remove( form );
	};
};
