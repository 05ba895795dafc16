import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { inlineScript } from '../content-policy';
import type { ShopEnv } from '../context';
import { renderPage, type Markup } from '../pages/layout';
import { quizOf, receive, type Feedback } from './feedback';
import { MAIN_FORM } from './forms';
import { ownerOf } from './owner';
import type { Sent } from './rules';

const UNIT_TAG = `wpcf7-f${ MAIN_FORM.id }-p1-o1`;

const CLASS_OF: Record< string, string > = {
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	mail_sent: 'sent',
	mail_failed: 'failed',
};

/** With what a visitor without JavaScript sent, and the result. */
const contactForm = (
	c: Context< ShopEnv >,
	sent: readonly Sent[] = [],
	feedback?: Feedback
): Markup => {
	const status = feedback
		? ( CLASS_OF[ feedback.status ] ?? feedback.status )
		: 'init';
	const kept = status === 'sent' ? [] : sent;
	const valuesOf = ( name: string ) =>
		kept.flatMap( ( [ key, value ] ) =>
			key === name && typeof value === 'string' ? [ value ] : []
		);
	const errorOf = ( field: string ) =>
		feedback?.invalid_fields.find( ( one ) => one.field === field )
			?.message;
	const errorId = ( field: string ) => `${ UNIT_TAG }-ve-${ field }`;
	const aria = ( field: string ) =>
		errorOf( field )
			? raw(
					`aria-invalid="true" aria-describedby="${ errorId( field ) }"`
				)
			: raw( 'aria-invalid="false"' );
	const wrap = ( field: string, control: Markup ) =>
		html`<span class="wpcf7-form-control-wrap" data-name="${ field }"
			>${ control }${
				errorOf( field )
					? html`<span class="wpcf7-not-valid-tip" aria-hidden="true"
							>${ errorOf( field ) }</span
						>`
					: ''
			}</span
		>`;
	const input = ( label: string, field: string, type: string, more = '' ) =>
		html`<p>
			<label
				>${ label }<br />${ wrap(
					field,
					html`<input
						class="wpcf7-form-control wpcf7-${ type } wpcf7-validates-as-${ type }"
						type="${ type }"
						name="${ field }"
						value="${ type === 'file' ? '' : ( valuesOf( field )[ 0 ] ?? ( type === 'range' ? '50' : '' ) ) }"
						${ raw( more ) }
						${ aria( field ) }
					/>`
				) }</label
			>
		</p>`;
	const choices = (
		legend: string,
		field: string,
		type: 'checkbox' | 'radio',
		values: string[],
		{ name = field, classes = '', hasFreeText = false } = {}
	) =>
		html`<fieldset>
			<legend>${ legend }</legend>
			${ wrap(
				field,
				html`<span
					class="wpcf7-form-control wpcf7-${ type } ${ classes }"
					>${ values.map( ( value, index ) => {
						const isFree =
							hasFreeText && index === values.length - 1;
						return html`<span
							class="wpcf7-list-item ${ isFree ? 'last has-free-text' : '' }"
							><label
								><input
									type="${ type }"
									name="${ name }"
									value="${ value }"
									${ valuesOf( name ).includes( value ) ? raw( 'checked' ) : '' }
									${ aria( field ) }
								/>
								<span class="wpcf7-list-item-label"
									>${ value }</span
								></label
							>${
								isFree
									? html` <input
											type="text"
											class="wpcf7-free-text"
											name="_wpcf7_free_text_${ field }"
											aria-label="Details of ${ value }"
											value="${ valuesOf( `_wpcf7_free_text_${ field }` )[ 0 ] ?? '' }"
										/>`
									: ''
							}
						</span>`;
					} ) }</span
				>`
			) }
		</fieldset>`;
	const select = (
		label: string,
		name: string,
		values: string[],
		more = ''
	) =>
		html`<p>
			<label
				>${ label }<br />${ wrap(
					name.replace( '[]', '' ),
					html`<select
						class="wpcf7-form-control wpcf7-select"
						name="${ name }"
						${ raw( more ) }
						${ aria( name.replace( '[]', '' ) ) }
					>
						${ values.map(
							( value ) =>
								html`<option
									${ valuesOf( name ).includes( value ) ? raw( 'selected' ) : '' }
								>
									${ value }
								</option>`
						) }
					</select>`
				) }</label
			>
		</p>`;
	const acceptance = ( label: string, field: string, classes = '' ) =>
		html`<p>
			${ wrap(
				field,
				html`<span
					class="wpcf7-form-control wpcf7-acceptance ${ classes }"
					><label
						><input
							type="checkbox"
							name="${ field }"
							value="1"
							${ valuesOf( field ).length > 0 ? raw( 'checked' ) : '' }
							${ aria( field ) }
						/>
						${ label }</label
					></span
				>`
			) }
		</p>`;
	const [ question, hash ] =
		quizOf( c.get( 'shop' ), MAIN_FORM )?.quiz[ 'your-quiz' ] ?? [];
	const message = valuesOf( 'your-message' )[ 0 ] ?? '';
	const hidden = Object.entries( {
		_wpcf7: MAIN_FORM.id,
		_wpcf7_version: '6.1.6',
		_wpcf7_locale: 'en_US',
		_wpcf7_unit_tag: UNIT_TAG,
		_wpcf7_container_post: 1,
		_wpcf7_posted_data_hash: '',
		'your-source': 'contact page',
	} );
	return html`<div
		class="wpcf7 no-js"
		id="${ UNIT_TAG }"
		data-wpcf7-id="${ MAIN_FORM.id }"
	>
		<div class="screen-reader-response screen-reader-text">
			<p role="status" aria-live="polite" aria-atomic="true">
				${ feedback?.message ?? '' }
			</p>
			<ul>
				${ feedback?.invalid_fields.map(
					( one ) =>
						html`<li id="${ errorId( one.field ) }">
							${ one.message }
						</li>`
				) }
			</ul>
		</div>
		<form
			class="wpcf7-form ${ status }"
			method="post"
			action="/contact/#${ UNIT_TAG }"
			enctype="multipart/form-data"
			aria-label="Contact form"
			novalidate
			data-status="${ status }"
		>
			<fieldset class="hidden-fields-container" hidden>
				${ hidden.map(
					( [ name, value ] ) =>
						html`<input
							type="hidden"
							name="${ name }"
							value="${ value }"
						/>`
				) }
			</fieldset>
			${ input( 'Your name', 'your-name', 'text', 'id="name-id" autocomplete="name" aria-required="true"' ) }
			${ input( 'Your email', 'your-email', 'email', 'autocomplete="email" aria-required="true"' ) }
			${ input( 'Website', 'your-url', 'url' ) }
			${ input( 'Phone', 'your-tel', 'tel', 'autocomplete="tel"' ) }
			${ input( 'Number of people, 1 to 10', 'your-number', 'number', 'min="1" max="10" aria-required="true"' ) }
			${ input( 'Mood', 'your-range', 'range', 'min="0" max="100" step="10"' ) }
			${ input( 'Date in 2026', 'your-date', 'date', 'min="2026-01-01" max="2026-12-31" aria-required="true"' ) }
			<p>
				<label
					>Message<br />${ wrap(
						'your-message',
						html`<textarea
							class="wpcf7-form-control wpcf7-textarea"
							name="your-message"
							rows="4"
							${ aria( 'your-message' ) }
						>
${ message }</textarea>`
					) }</label
				>
				<span
					class="wpcf7-character-count down"
					data-target-name="your-message"
					data-starting-value="50"
					data-current-value="50"
					data-maximum-value="50"
					data-minimum-value="5"
					>50</span
				>
				characters left
			</p>
			${ select( 'Colors', 'your-colours[]', [ 'red', 'green', 'blue' ], 'multiple aria-required="true"' ) }
			${ select( 'Topic', 'your-topic', [ 'Sales', 'Support' ] ) }
			${ choices( 'Fruit', 'your-fruit', 'checkbox', [ 'apple', 'pear', 'plum' ], { name: 'your-fruit[]', classes: 'wpcf7-validates-as-required' } ) }
			${ choices( 'At most one', 'your-one', 'checkbox', [ 'one', 'two', 'three' ], { classes: 'wpcf7-exclusive-checkbox', hasFreeText: true } ) }
			${ choices( 'Size', 'your-size', 'radio', [ 'small', 'medium', 'large' ], { hasFreeText: true } ) }
			${ choices( 'Plan', 'your-plan', 'radio', [ 'basic', 'plus' ] ) }
			${ input( 'Picture or text, at most 2 KB', 'your-file', 'file', 'accept=".png,.jpg,.txt"' ) }
			<p>
				${ wrap(
					'your-quiz',
					html`<label
							><span class="wpcf7-quiz-label">${ question }</span>
							<input
								class="wpcf7-form-control wpcf7-quiz"
								type="text"
								name="your-quiz"
								autocomplete="off"
								aria-required="true"
								${ aria( 'your-quiz' ) }
						/></label>
						<input
							type="hidden"
							name="_wpcf7_quiz_answer_your-quiz"
							value="${ hash }"
						/>`
				) }
			</p>
			${ acceptance( 'I agree to the terms.', 'your-terms' ) }
			${ acceptance( 'Send me news.', 'your-news', 'optional' ) }
			${ acceptance( 'Build a profile of me.', 'your-profile', 'invert' ) }
			<p>
				Hello
				<span data-reflection-of="your-name"
					><output data-default="there">there</output></span
				>
			</p>
			<input
				class="wpcf7-form-control wpcf7-submit has-spinner button"
				type="submit"
				value="Send"
			/>
			<div class="wpcf7-response-output" aria-hidden="true">
				${ feedback?.message ?? '' }
			</div>
		</form>
	</div>`;
};

const render = ( c: Context< ShopEnv >, form: Markup ): Promise< Response > =>
	renderPage( c, {
		title: 'Contact',
		crumbs: [ { label: 'Home', href: '/' }, { label: 'Contact' } ],
		head: inlineScript(
			"var wpcf7 = { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } };"
		),
		main: html`<div class="prose">
			<h1>Contact</h1>
			<p>
				Your message is only stored;
				<a href="/demo/outbox/">the outbox</a>
				shows it. The addresses spam@demo.invalid, failed@demo.invalid
				and aborted@demo.invalid are refused on purpose.
			</p>
			${ form }
		</div>`,
	} );

export const contactPage = ( c: Context< ShopEnv > ): Promise< Response > =>
	render( c, contactForm( c ) );

/** For browsers without JavaScript. */
export const submitContactPage = async (
	c: Context< ShopEnv >
): Promise< Response > => {
	const sent = [ ...( await c.req.formData() ) ];
	const feedback = receive( c.get( 'shop' ), MAIN_FORM, sent, {
		owner: ownerOf( c ),
		userAgent: c.req.header( 'User-Agent' ) ?? '',
	} );
	return render( c, contactForm( c, sent, feedback ) );
};
