/** Names of results where they differ from the status that they give the form. */
const STATUS_OF: Readonly< Record< string, string > > = {
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	mail_sent: 'sent',
	mail_failed: 'failed',
	payment_required: 'payment-required',
};

const OWN_NAME = new Set( [
	'init',
	'submitting',
	'resetting',
	'validating',
	'spam',
	'aborted',
	...Object.values( STATUS_OF ),
] );

/** Returns the status of a form for the status in a response of the server: `sent` for `mail_sent`, `custom-a-b` for `a_b`. */
export function formStatus( apiStatus: string ): string {
	const known = Object.hasOwn( STATUS_OF, apiStatus )
		? STATUS_OF[ apiStatus ]
		: undefined;
	if ( known !== undefined || OWN_NAME.has( apiStatus ) ) {
		return known ?? apiStatus;
	}
	const words = apiStatus.replace( /[^\da-z]+/gi, ' ' ).trim();
	return `custom-${ words.replaceAll( ' ', '-' ) }`;
}

/** The status of a form, and the one to which a reset, a validation or a failed request returns. */
export interface FormState {
	status: string;
	previous: string;
}

export type FormEvent =
	/** A visitor submits; `isBlocked` while the page holds submits. */
	| { type: 'submit'; isBlocked?: boolean }
	/** A response of the server has arrived. */
	| { type: 'answer'; status: string }
	/** The request failed, or its response could not be read. */
	| { type: 'fail' }
	| { type: 'validate' }
	| { type: 'validated' }
	/** The browser has reset the fields; `isSent` after a message was sent, whose result stays on the page. */
	| { type: 'reset'; isSent?: boolean }
	/** Quiz and captcha are new, or could not be renewed. */
	| { type: 'refilled' };

/** Actions of a transition, in their order. */
export type Effect =
	| 'clear'
	| 'emitBeforeSubmit'
	| 'send'
	| 'storeHash'
	| 'resetFields'
	| 'showErrors'
	| 'showMessage'
	| 'emitResult'
	| 'showFailure'
	| 'refill'
	| 'emitReset';

export const INITIAL_STATE: FormState = { status: 'init', previous: 'init' };

type Result = { state: FormState; effects: readonly Effect[] };

/**
 * Returns the next state of a form, and the effects to run. An event that the state does not expect changes nothing: a second
 * submit while one is under way, or a response after the form was reset.
 */
export function transition( state: FormState, event: FormEvent ): Result {
	const { status, previous } = state;
	const to = (
		next: string,
		effects: readonly Effect[],
		before = status
	): Result => ( { state: { status: next, previous: before }, effects } );
	const unchanged: Result = { state, effects: [] };

	switch ( event.type ) {
		case 'submit':
			return status === 'submitting'
				? unchanged
				: to(
						'submitting',
						event.isBlocked
							? [ 'clear' ]
							: [ 'clear', 'emitBeforeSubmit', 'send' ],
						status === 'resetting' || status === 'validating'
							? previous
							: status
					);
		case 'answer':
			return status !== 'submitting'
				? unchanged
				: to( formStatus( event.status ), [
						'storeHash',
						...( event.status === 'mail_sent'
							? [ 'resetFields' as const ]
							: [] ),
						'showErrors',
						'showMessage',
						'emitResult',
					] );
		case 'fail':
			return status === 'submitting'
				? to( previous, [ 'showFailure' ] )
				: unchanged;
		case 'validate':
			return status === 'submitting' || status === 'resetting'
				? unchanged
				: to( 'validating', [], status );
		case 'validated':
			return status === 'validating' ? to( previous, [] ) : unchanged;
		case 'reset':
			return status === 'submitting' || status === 'resetting'
				? unchanged
				: to(
						'resetting',
						event.isSent ? [ 'refill' ] : [ 'clear', 'refill' ],
						status
					);
		case 'refilled':
			return status === 'resetting'
				? to( previous === 'sent' ? 'sent' : 'init', [ 'emitReset' ] )
				: unchanged;
	}
}
