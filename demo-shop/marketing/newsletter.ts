import { html } from 'hono/html';
import type { Arguments } from '../api/arguments';
import type { ShopContext } from '../context';
import { isRecord } from '../is-record';
import type { Fields } from '../pages/form-fields';
import type { Markup } from '../pages/layout';
import { isSampleOn } from '../samples/samples';
import { changeSession } from '../sessions';

/** Name of the sample add-on. */
export const NEWSLETTER = 'newsletter';

/** Namespace of its data in requests and orders (docs/contract/mailing-list.md 4). */
const NAMESPACE = 'mailchimp-newsletter';

/** Consents of a subscriber, by id. */
const CONSENTS: Readonly< Record< string, string > > = {
	email: 'Email',
	post: 'Letters by post',
};

/** Returns the settings of the script, `getSetting( 'mailchimp-newsletter_data' )`. */
export const newsletterSettings = ( {
	options,
}: Pick< ShopContext, 'options' > ) =>
	isSampleOn( options, NEWSLETTER )
		? {
				[ `${ NAMESPACE }_data` ]: {
					optinDefaultText: 'Send me the newsletter',
					gdprStatus: 'uncheck',
					userSubscribed: false,
					checkboxSettings: 'uncheck',
					gdprHeadline: 'How we may write to you',
					gdprFields: Object.entries( CONSENTS ).map(
						( [ id, text ] ) => ( { id, text } )
					),
				},
			}
		: {};

const BOX = 'mailchimp_woocommerce_newsletter';

const consentName = ( id: string ) => `mailchimp_woocommerce_gdpr[${ id }]`;

/** Renders the choice in forms without blocks (docs/contract/mailing-list.md 4). Nothing while the add-on is off. */
export const newsletterFields = (
	options: ShopContext[ 'options' ]
): Markup | '' =>
	isSampleOn( options, NEWSLETTER )
		? html`<p class="form-row mailchimp-newsletter">
					<label
						><input
							type="checkbox"
							id="${ BOX }"
							name="${ BOX }"
							value="1"
						/>
						<span>Send me the newsletter</span></label
					>
				</p>
				<fieldset id="mailchimp-gdpr-fields">
					<legend>How we may write to you</legend>
					${ Object.entries( CONSENTS ).map(
						( [ id, text ] ) =>
							html`<p class="form-row">
								<input
									type="hidden"
									name="${ consentName( id ) }"
									value="0"
								/>
								<label
									><input
										type="checkbox"
										name="${ consentName( id ) }"
										value="1"
									/>
									<span>${ text }</span></label
								>
							</p>`
					) }
				</fieldset>`
		: '';

/** Returns the choice of such a form as orders send it. */
export const readNewsletterFields = ( fields: Fields ): Arguments => ( {
	[ NAMESPACE ]: {
		optin: fields[ BOX ] === '1',
		gdprFields: Object.fromEntries(
			Object.keys( CONSENTS ).map( ( id ) => [
				id,
				fields[ consentName( id ) ] === '1',
			] )
		),
	},
} );

/** Saves the choice of the order, which the page sends in `extensions`. Without one, nothing changes. */
export function saveNewsletter(
	context: ShopContext,
	{ extensions }: Arguments
): void {
	const sent = isRecord( extensions ) ? extensions[ NAMESPACE ] : null;
	if ( ! isSampleOn( context.options, NEWSLETTER ) || ! isRecord( sent ) ) {
		return;
	}
	const fields = isRecord( sent.gdprFields ) ? sent.gdprFields : {};
	const choice = {
		optin: sent.optin === true,
		consents: Object.keys( CONSENTS ).filter(
			( id ) => fields[ id ] === true
		),
	};
	changeSession( context, ( data ) => ( {
		...data,
		addOns: { ...data.addOns, [ NAMESPACE ]: choice },
	} ) );
}

/** Returns how the customer of an order wants the newsletter: `Email, Letters by post`; `null` for not at all. */
export function getNewsletter(
	addOns: Readonly< Record< string, unknown > >
): string | null {
	const choice = addOns[ NAMESPACE ];
	if ( ! isRecord( choice ) || choice.optin !== true ) {
		return null;
	}
	const ids = Array.isArray( choice.consents ) ? choice.consents : [];
	return (
		ids.map( ( id ) => CONSENTS[ String( id ) ] ?? '' ).join( ', ' ) ||
		'Subscribed'
	);
}
