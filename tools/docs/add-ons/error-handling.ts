import { MIDDLEWARE_LIMIT_MS } from '@shopfront/api';
import { OBSERVER_LIMIT_MS } from '@shopfront/events';
import {
	ADD_ON_BUDGETS,
	FILTER_LIMIT_MS,
	SLOW_CALLS_LIMIT,
	type AddOnMeasure,
} from '@shopfront/extensibility';
import { ADD_ON_REPORT_QUERY } from '../../../packages/add-on-scripts/add-ons-element';
import { SCRIPT_LIMIT_MS } from '../../../packages/globals/load-add-ons';
import {
	RENDER_LIMIT,
	RENDER_WINDOW_MS,
} from '../../../packages/bindings/add-ons/render-limit';
import { METHOD_TIMEOUT_MS } from '../../../packages/data/payment/check-methods';
import { table } from '../markdown';

const MEASURES: Readonly<
	Record< AddOnMeasure, readonly [ string, string ] >
> = {
	timeMs: [ 'total time of all calls to the add-on', ' ms' ],
	longestMs: [ 'longest of these calls', ' ms' ],
	rendersPerSecond: [ 'renders of its components within one second', '' ],
	errors: [ 'errors', '' ],
	bytes: [ 'transferred size of its scripts', ' bytes' ],
	layoutShift: [ 'layout shift caused by its components', '' ],
};

const isMeasure = ( name: string ): name is AddOnMeasure => name in MEASURES;

/** docs/add-ons/error-handling.md */
export const errorHandlingPage = (): string => `# Error handling

Add-ons are isolated: an error, an invalid value or a timeout affects only the add-on's own area of the page. Shoppers can
continue. The error is logged to the console, once for each extension point, and administrators see the message in place
of the component.

${ table(
	[ 'Where', 'Fault', 'Effect' ],
	[
		[
			'script',
			`fails to load, or takes longer than ${ SCRIPT_LIMIT_MS } ms after the first request`,
			'The page continues without it. If it loads later, its registrations take effect then.',
		],
		[ 'script', 'throws', 'Its registrations before the error remain.' ],
		[
			'filter',
			'throws, returns another type or a promise, fails validation',
			'Its result is ignored. Administrators see the error on the page.',
		],
		[
			'filter',
			`takes longer than ${ FILTER_LIMIT_MS } ms`,
			`Its result is used ${ SLOW_CALLS_LIMIT } times; then the page stops calling it.`,
		],
		[
			'filter',
			'registers filters while it runs',
			'They take effect from the next call on.',
		],
		[ 'filter', 'mutates its arguments', 'Only its own copy changes.' ],
		[
			'fill, block',
			'throws while rendering',
			'It is removed; its siblings are not affected.',
		],
		[
			'fill, block',
			`renders more than ${ RENDER_LIMIT } times in ${ RENDER_WINDOW_MS } ms`,
			'It is stopped and removed.',
		],
		[
			'component (fill, block, plugin, payment method)',
			'throws, is stopped or unmounts, and leaves validation errors or checkout listeners behind',
			'They are removed with it, whether or not it cleans up. A pending response of its listener is ignored.',
		],
		[
			'component',
			'throws, is stopped or unmounts after it has set extension data',
			'The data is still sent with the order, because the shopper entered it.',
		],
		[
			'payment method',
			'throws in its content, saved token component or place order button',
			'An error shows in its place. Orders with it are refused without a request. Shoppers can choose another method immediately; choosing this one again remounts it.',
		],
		[
			'express payment method',
			'throws while rendering',
			'It is no longer offered. If it was being used for a payment, its window counts as closed.',
		],
		[
			'`canMakePayment`',
			'throws, or returns an error',
			'The method is not offered; administrators see the reason.',
		],
		[
			'`canMakePayment`',
			`has not resolved after ${ METHOD_TIMEOUT_MS } ms`,
			'Other methods are offered meanwhile; this one follows when it resolves.',
		],
		[
			'`canMakePayment`, callback, event observer, rendering component, action handler',
			'mutates its arguments',
			'Only its own copy changes.',
		],
		[
			'payment method',
			'registers again on each check of its availability',
			'It is checked at most once a second.',
		],
		[
			'callback for methods of other add-ons',
			'throws',
			'It counts as true.',
		],
		[
			'event observer',
			'throws',
			'It counts as an error response if responses can stop the order; after the order is placed it is ignored.',
		],
		[
			'event observer',
			`has not resolved after ${ OBSERVER_LIMIT_MS } ms`,
			'It counts as having no response. `onPaymentSetup` and `onCheckoutSuccess` have no timeout, because the shopper may be at their bank.',
		],
		[
			'observer of `onPaymentSetup`',
			'belongs to a payment method that is not chosen',
			'It is not called.',
		],
		[
			'event observer',
			'emits the same event',
			'It is not called for that.',
		],
		[
			'middleware of `wp.apiFetch`',
			'throws, returns no `Response`, or drops the response of the server',
			`The server’s response is used, after ${ MIDDLEWARE_LIMIT_MS } ms at the latest. Reads bypass the middleware.`,
		],
		[
			'middleware of `wp.apiFetch`',
			'does not call next() for a write',
			'The write fails as a network error, because the middleware may have sent it by itself. An order polls its status before it can be placed again. Further Store API requests bypass the middleware.',
		],
		[
			'middleware of `wp.apiFetch`',
			'calls next() for a write more than once',
			'It is sent once.',
		],
		[
			'middleware of `wp.apiFetch`',
			'changes the route, method or nonce of a request, or sets values that cannot be sent',
			'The original request is sent. Query, body and other headers can be changed.',
		],
		[
			'listener of `wp.data.subscribe`',
			'throws',
			'Other listeners still run.',
		],
		[
			'block that replaces one of ours',
			'throws',
			'Ours renders instead.',
		],
		[
			'extension data of the order',
			'cannot be serialized as JSON',
			'The order is sent without it.',
		],
		[
			'handler of an action or event',
			'throws',
			'The error is logged; nothing else happens.',
		],
	]
) }

A component owns the errors and listeners that it registers through its props or through hooks of \`wp.data\`, at any depth
and at any time. It also owns those that it registers through \`wp.data.dispatch\` or \`wc.blocksCheckoutEvents\` while
rendering, in effects of the registered component, and in effects of components that mount together with it. An error
that two components set under one id remains until both have unmounted. An error that the page sets under the same id
belongs to the page. Handlers, timers and promises that call these globals directly have no owner: use \`useDispatch\`
there. On WordPress, the \`render\` function of a plugin belongs to \`wp.plugins\`; the fills in it are components in this
sense.

The page sanitizes all HTML of add-ons, and navigates only to \`http\`, \`https\` and relative addresses.

\`npm run test:reliability\` tests all of these faults, and prints the number of faults tested at each extension point.

Isolation has limits:

- It cannot contain an endless loop, replaced built-in functions of the browser, or mutations of the stores' own objects.
- Renders are counted for the registered component only. Inside it, React stops update loops during rendering, in layout
  effects and through a store. A passive effect that sets state after each paint loops forever: the page still responds,
  but more slowly.
- It does not cover a middleware that was registered before the page's own scripts ran, or that replaces the fetch handler
  of \`apiFetch\`.

## Budgets

Administrators add \`?${ ADD_ON_REPORT_QUERY }\` to the address of a page to see the statistics of each add-on on that page,
and whether they are within budget. Exceeding a budget has no other effect.

${ table(
	[ 'Measure', 'Budget' ],
	Object.keys( ADD_ON_BUDGETS )
		.filter( isMeasure )
		.map( ( name ) => [
			MEASURES[ name ][ 0 ],
			`${ ADD_ON_BUDGETS[ name ] }${ MEASURES[ name ][ 1 ] }`,
		] )
) }
`;
