import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { inlineScript } from '../content-policy';
import type { ShopContext, ShopEnv } from '../context';
import { renderPage, type Markup } from '../pages/layout';
import { t } from '../texts';
import { contactForm, type FormParts, type WrittenForm } from './contact-form';
import { quizOf, receive } from './feedback';
import { CONTACT_FORM, MAIN_FORM, TOPICS } from './forms';
import { ownerOf } from './owner';

interface FormPage extends Omit< WrittenForm, 'fields' > {
	title: string;
	/** Its texts are in the request's language. */
	isTranslated?: boolean;
	/** Above the form. */
	lead: () => Markup;
	/** Below it. */
	more?: () => Markup;
	fields: ( parts: FormParts, shop: ShopContext ) => Markup;
}

const REQUIRED = 'aria-required="true"';

const CONTACT: FormPage = {
	form: CONTACT_FORM,
	path: '/contact/',
	source: 'contact page',
	title: 'Contact',
	isTranslated: true,
	lead: () =>
		html`<p>
			${ t( 'Questions about an order, a product or a delivery? Write to us: we answer within one working day.' ) }
		</p>`,
	fields: ( { input, select, textarea, acceptance } ) =>
		html`<div class="contact-pair">
				${ input( t( 'Your name' ), 'your-name', 'text', `autocomplete="name" ${ REQUIRED }` ) }
				${ input( t( 'Email address' ), 'your-email', 'email', `autocomplete="email" ${ REQUIRED }` ) }
			</div>
			<div class="contact-pair">
				${ select( t( 'Topic' ), 'your-topic', TOPICS ) }
				${ input( t( 'Order number (optional)' ), 'your-order', 'text', 'inputmode="numeric" autocomplete="off"' ) }
			</div>
			<p>${ textarea( t( 'Message' ), 'your-message', REQUIRED ) }</p>
			<div class="contact-consent">
				${ acceptance( t( 'I agree that my details are stored to answer this message.' ), 'your-terms' ) }
				<p class="contact-note">
					<a href="/privacy/" data-sf-lightbox="remote"
						>${ t( 'Privacy policy: how we use your details' ) }</a
					>
				</p>
			</div>`,
	more: () =>
		html`<aside class="contact-more">
			<h2>${ t( 'Other ways' ) }</h2>
			<p>
				<a href="/my-account/">${ t( 'Your orders' ) }</a>
			</p>
			<p class="contact-note">
				${ t( 'This is a demonstration: your message is only stored.' ) }
				<a href="/demo/outbox/">${ t( 'See the outbox' ) }</a>
			</p>
		</aside>`,
};

/** Has a field of every type, for tests. */
const FIELD_TYPES: FormPage = {
	form: MAIN_FORM,
	path: '/demo/form-fields/',
	source: 'page of fields',
	title: 'Form fields',
	lead: () =>
		html`<p>
			A field of every type. Your message is only stored;
			<a href="/demo/outbox/">the outbox</a>
			shows it. The addresses spam@demo.invalid, failed@demo.invalid and
			aborted@demo.invalid are refused on purpose.
		</p>`,
	fields: (
		{ wrap, aria, input, choices, select, acceptance, textarea },
		shop
	) => {
		const [ question, hash ] =
			quizOf( shop, MAIN_FORM )?.quiz[ 'your-quiz' ] ?? [];
		return html`
			${ input( 'Your name', 'your-name', 'text', 'id="name-id" autocomplete="name" aria-required="true"' ) }
			${ input( 'Your email', 'your-email', 'email', 'autocomplete="email" aria-required="true"' ) }
			${ input( 'Website', 'your-url', 'url' ) }
			${ input( 'Phone', 'your-tel', 'tel', 'autocomplete="tel"' ) }
			${ input( 'Number of people, 1 to 10', 'your-number', 'number', 'min="1" max="10" aria-required="true"' ) }
			${ input( 'Mood', 'your-range', 'range', 'min="0" max="100" step="10"' ) }
			${ input( 'Date in 2026', 'your-date', 'date', 'min="2026-01-01" max="2026-12-31" aria-required="true"' ) }
			<p>
				${ textarea( 'Message', 'your-message' ) }
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
		`;
	},
};

const render = (
	c: Context< ShopEnv >,
	{ title, isTranslated, lead, more }: FormPage,
	form: Markup
): Promise< Response > =>
	renderPage( c, {
		title: t( title ),
		isTranslated,
		styles: [ 'contact' ],
		head: inlineScript(
			"var wpcf7 = { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } };"
		),
		main: html`<div class="contact-page prose">
			<h1>${ t( title ) }</h1>
			${ lead() } ${ form } ${ more?.() ?? '' }
		</div>`,
	} );

/** Browsers without JavaScript send the forms to their pages. */
export const registerContactPages = ( app: Hono< ShopEnv > ): void => {
	for ( const page of [ CONTACT, FIELD_TYPES ] ) {
		const written = ( c: Context< ShopEnv > ): WrittenForm => ( {
			...page,
			fields: ( parts ) => page.fields( parts, c.get( 'shop' ) ),
		} );
		app.get( page.path, ( c ) =>
			render( c, page, contactForm( written( c ) ) )
		);
		app.post( page.path, async ( c ) => {
			const sent = [ ...( await c.req.formData() ) ];
			const feedback = receive( c.get( 'shop' ), page.form, sent, {
				owner: ownerOf( c ),
				userAgent: c.req.header( 'User-Agent' ) ?? '',
			} );
			return render(
				c,
				page,
				contactForm( written( c ), sent, feedback )
			);
		} );
	}
};
