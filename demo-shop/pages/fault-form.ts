import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { FAULT_KINDS } from '../faults/fault';
import type { Faults } from '../faults/faults';
import { readPlan } from '../faults/plan';
import { changeSession } from '../sessions';
import { readFields } from './form-fields';
import { setNotice } from './notices';

const PATH = '/demo/fault-form';

const MATCHES = [
	[ '/checkout', 'Placing an order, and its status' ],
	[ 'cart/update-item', 'Changing a quantity' ],
	[ 'cart/remove-item', 'Removing an item' ],
	[ 'cart/apply-coupon', 'Applying a coupon' ],
	[ 'cart/update-customer', 'Entering an address' ],
	[ 'cart/select-shipping-rate', 'Choosing a rate' ],
	[ '*', 'Everything' ],
];

const LABELS: Record< ( typeof FAULT_KINDS )[ number ], string > = {
	reply: 'The status and body below',
	delay: 'Five seconds late',
	'drop-before': 'Connection lost before the work',
	'drop-after': 'Connection lost after the work',
	'error-500': 'Error 500 before the work',
	'error-500-after': 'Error 500 after the work',
	html: 'An HTML page instead of JSON',
	cut: 'Half of the body, after the work',
	'stale-nonce': 'The nonce is no longer valid',
	reorder: 'Sent after the next response',
	'die-after-charge': 'Order: the server stops after the payment was charged',
	'die-before-gateway': 'Order: the server stops before the payment',
};

const DELAY_MS = 5000;

const BODY = `{ "code": "woocommerce_rest_cart_error", "message": "The shop is closed.", "data": { "status": 400 } }`;

const options = ( entries: ReadonlyArray< readonly string[] > ) =>
	entries.map(
		( [ value, label ] ) =>
			html`<option value="${ value ?? '' }">${ label ?? '' }</option>`
	);

export const FAULT_FORM = html`<form
	class="options"
	method="post"
	action="${ PATH }"
>
	<fieldset>
		<legend>Fault</legend>
		<p>
			The next matching request fails as chosen. The shop forgets faults
			when it restarts.
		</p>
		<ul>
			<li class="option">
				<label for="fault-match">Request</label>
				<select id="fault-match" name="match">
					${ options( MATCHES ) }
				</select>
			</li>
			<li class="option">
				<label for="fault-kind">Response</label>
				<select id="fault-kind" name="kind">
					${ options( FAULT_KINDS.map( ( kind ) => [ kind, LABELS[ kind ] ] ) ) }
				</select>
			</li>
			<li class="option">
				<label for="fault-times">How often</label>
				<select id="fault-times" name="times">
					${ options( [
						[ '1', 'Once' ],
						[ '2', 'Twice' ],
						[ '', 'Until it is removed' ],
					] ) }
				</select>
			</li>
			<li class="option">
				<label for="fault-status">Status</label>
				<input
					id="fault-status"
					name="status"
					type="number"
					min="200"
					max="599"
					value="400"
				/>
			</li>
			<li class="option">
				<label for="fault-body">Body</label>
				<textarea
					id="fault-body"
					name="body"
					rows="4"
					dir="ltr"
					spellcheck="false"
				>
${ BODY }</textarea>
			</li>
		</ul>
	</fieldset>
	<p class="options__actions">
		<button class="button" type="submit">Set fault</button>
		<button
			class="button button--quiet"
			type="submit"
			name="choose"
			value="none"
		>
			Remove faults
		</button>
	</p>
</form>`;

export const registerFaultForm = (
	app: Hono< ShopEnv >,
	faults: Faults
): void => {
	app.post( PATH, async ( c ) => {
		const context = c.get( 'shop' );
		const { choose, times, ...rule } = await readFields( c );
		const plan =
			choose === 'none'
				? []
				: readPlan( {
						plan: [
							{
								...rule,
								ms: DELAY_MS,
								...( times ? { times: Number( times ) } : {} ),
							},
						],
					} );
		if ( plan ) {
			// Saving gives a new visitor the cookie that the plan belongs to.
			changeSession( context, ( data ) => data );
			faults.setPlan( context.session.id, plan );
		}
		setNotice(
			c,
			plan
				? {
						kind: 'info',
						text:
							plan.length > 0
								? 'The fault is set.'
								: 'No request fails.',
					}
				: { kind: 'error', text: 'Choose a response from the list.' }
		);
		return c.redirect( '/demo/', 303 );
	} );
};
