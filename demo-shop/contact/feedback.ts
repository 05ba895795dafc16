import { createHash } from 'node:crypto';
import { shopSecret } from '../database';
import type { ShopContext } from '../context';
import { text } from '../catalogue/rows';
import { sign } from '../signature';
import type { ContactForm } from './forms';
import { checkForm, type Sent } from './rules';

const QUESTION = 'What is 1 + 1?';
const ANSWER = '2';

const MESSAGES = {
	mail_sent: 'Thank you for your message. It has been sent.',
	mail_failed:
		'There was an error trying to send your message. Please try again later.',
	validation_failed:
		'One or more fields have an error. Please check and try again.',
	spam: 'There was an error trying to send your message. Please try again later.',
	acceptance_missing:
		'You must accept the terms and conditions before sending your message.',
	aborted: 'Sending mail has been aborted.',
	error: 'This contact form is available only for logged in users.',
};

export type Status = keyof typeof MESSAGES;

/** See docs/contract/contact-forms.md 5. */
export type Feedback = Record< string, unknown > & {
	status: Status;
	message: string;
	invalid_fields: Array< { field: string; message: string } >;
};

const answerHash = ( { database }: ShopContext, answer: string ) =>
	sign( shopSecret( database ), `quiz ${ answer.trim().toLowerCase() }` );

export const quizOf = ( shop: ShopContext, { quiz }: ContactForm ) =>
	quiz
		? { quiz: { [ quiz ]: [ QUESTION, answerHash( shop, ANSWER ) ] } }
		: null;

const valueOf = ( sent: readonly Sent[], field: string ) => {
	const value = sent.find( ( [ name ] ) => name === field )?.[ 1 ];
	return typeof value === 'string' ? value : '';
};

const ON_PURPOSE: Record< string, Status > = {
	'spam@demo.invalid': 'spam',
	'failed@demo.invalid': 'mail_failed',
	'aborted@demo.invalid': 'aborted',
};

const store = (
	{ database, now }: ShopContext,
	owner: string,
	id: number,
	attempt: string,
	sent: readonly Sent[],
	response: Feedback
) =>
	database
		.prepare(
			'INSERT INTO contact_messages ( owner, form_id, attempt, content, response, sent_at ) VALUES ( ?, ?, ?, ?, ?, ? )'
		)
		.run(
			owner,
			id,
			attempt || null,
			JSON.stringify(
				sent.flatMap( ( [ name, value ] ) =>
					name.startsWith( '_' )
						? []
						: [
								[
									name,
									typeof value === 'string'
										? value
										: `${ value.name } (${ value.size } bytes)`,
								],
							]
				)
			),
			JSON.stringify( response ),
			now
		);

/** A stored attempt gets the same response again. */
export const receive = (
	shop: ShopContext,
	form: ContactForm,
	sent: readonly Sent[],
	{ owner, userAgent }: { owner: string; userAgent: string }
): Feedback => {
	const { database, session } = shop;
	const attempt = valueOf( sent, '_sf_attempt' );
	const known: unknown =
		attempt &&
		database
			.prepare(
				'SELECT response FROM contact_messages WHERE attempt = ?'
			)
			.get( attempt );
	if ( known ) {
		return JSON.parse( text( known, 'response' ) );
	}
	const unitTag = valueOf( sent, '_wpcf7_unit_tag' );
	const hash = createHash( 'md5' )
		.update(
			JSON.stringify( sent.filter( ( [ name ] ) => name[ 0 ] !== '_' ) )
		)
		.digest( 'hex' );
	const answer = ( status: Status, errors = new Map< string, string >() ) => {
		const base = {
			contact_form_id: form.id,
			status,
			message: MESSAGES[ status ],
			into: `#${ unitTag }`,
			invalid_fields: [ ...errors ].map( ( [ field, message ] ) => ( {
				field,
				message,
				idref: field === 'your-name' && form.quiz ? 'name-id' : null,
				error_id: `${ unitTag }-ve-${ field }`,
			} ) ),
		};
		if ( status === 'error' ) {
			return base;
		}
		return {
			...base,
			posted_data_hash: /^(mail_|aborted)/.test( status ) ? hash : '',
			...( form.isDemo && { demo_mode: true } ),
			...quizOf( shop, form ),
		};
	};
	if ( form.isForCustomers && session.customerId === 0 ) {
		return answer( 'error' );
	}
	const errors = checkForm( form.rules, sent );
	const isRefused = ( {
		field,
		isInverted,
	}: {
		field: string;
		isInverted: boolean;
	} ) => ( valueOf( sent, field ) !== '' ) === isInverted;
	const refused = form.acceptances.filter( isRefused );
	if ( form.isAcceptanceValidated ) {
		refused.forEach( ( { field } ) =>
			errors.set( field, MESSAGES.acceptance_missing )
		);
	}
	if (
		form.quiz &&
		valueOf( sent, `_wpcf7_quiz_answer_${ form.quiz }` ) !==
			answerHash( shop, valueOf( sent, form.quiz ) )
	) {
		errors.set( form.quiz, 'The answer to the quiz is incorrect.' );
	}
	if ( errors.size > 0 ) {
		return answer( 'validation_failed', errors );
	}
	if ( refused.length > 0 ) {
		return answer( 'acceptance_missing' );
	}
	const onPurpose = ON_PURPOSE[ valueOf( sent, 'your-email' ) ];
	if ( onPurpose === 'spam' || userAgent.length < 2 ) {
		return answer( 'spam' );
	}
	const response = answer( onPurpose ?? 'mail_sent' );
	if ( response.status === 'mail_sent' ) {
		store( shop, owner, form.id, attempt, sent, response );
	}
	return response;
};
