import { MIDDLEWARE_LIMIT_MS } from '@shopfront/api';
import { OBSERVER_LIMIT_MS } from '@shopfront/events';
import {
	ADD_ON_BUDGETS,
	FILTER_LIMIT_MS,
	SLOW_CALLS_LIMIT,
	type AddOnMeasure,
} from '@shopfront/extensibility';
import { ADD_ON_REPORT_QUERY } from '../../../assets/add-ons/add-ons-element';
import { SCRIPT_LIMIT_MS } from '../../../assets/globals/load-add-ons';
import {
	RENDER_LIMIT,
	RENDER_WINDOW_MS,
} from '../../../packages/bindings/add-ons/render-limit';
import { METHOD_TIMEOUT_MS } from '../../../packages/data/payment/check-methods';
import { table } from '../markdown';

/** What is measured, and how its limit is written. */
const MEASURES: Readonly<
	Record< AddOnMeasure, readonly [ string, string ] >
> = {
	timeMs: [ 'time in what the page calls of it, all together', ' ms' ],
	longestMs: [ 'the longest of these calls', ' ms' ],
	rendersPerSecond: [ 'renders of its parts within any one second', '' ],
	errors: [ 'errors', '' ],
	bytes: [ 'its scripts as they come over the wire', ' bytes' ],
	layoutShift: [ 'layout shift that its places bring about', '' ],
};

const isMeasure = ( name: string ): name is AddOnMeasure => name in MEASURES;

/** docs/add-ons/error-handling.md */
export const errorHandlingPage = (): string => `# What a fault costs

An add-on is a guest: what it throws, returns wrongly or takes too long over costs its own place on the page and nothing
else. The shopper goes on; developers are told on the console, once for each point, and whoever manages the shop sees the
message where the part would stand.

${ table(
	[ 'Where', 'Fault', 'What happens' ],
	[
		[
			'script',
			`not there, or not there ${ SCRIPT_LIMIT_MS } ms after the first was asked for`,
			'The page goes on without it; what one registers that comes later, counts from then on.',
		],
		[ 'script', 'throws', 'What it had registered before stays.' ],
		[
			'filter',
			'throws, returns another type or a promise, fails the check',
			'Its answer is left out. Managers of the shop see the error in place of the part, as it is theirs to mend.',
		],
		[
			'filter',
			`takes longer than ${ FILTER_LIMIT_MS } ms`,
			`Its answer counts, ${ SLOW_CALLS_LIMIT } times; then it is not asked any more on this page.`,
		],
		[
			'filter',
			'registers filters while it is asked',
			'They count from the next time on.',
		],
		[
			'filter',
			'writes into what it is given',
			'Nothing changes, but for its own copy.',
		],
		[
			'fill, block',
			'throws while it renders',
			'It is not there; its neighbours are.',
		],
		[
			'fill, block',
			`renders more than ${ RENDER_LIMIT } times in ${ RENDER_WINDOW_MS } ms`,
			'It is stopped, and not there.',
		],
		[
			'part (fill, block, plugin, payment method)',
			'throws, is stopped or unmounts, and leaves validation errors or checkout listeners behind',
			'They go with it, whether or not it cleans up. A refusal that its listener has not given yet does not count.',
		],
		[
			'part',
			'throws, is stopped or unmounts after it has set extension data',
			'The data are sent with the order: the shopper gave them, and nothing marks them as required.',
		],
		[
			'payment method',
			'throws in its content, saved token component or place order button',
			'Its place says so. Orders with it are refused without a request. Another method can be chosen at once; choosing this one again mounts it afresh.',
		],
		[
			'express payment method',
			'throws while it renders',
			'It is not offered any more. If it was being paid with, its window counts as closed.',
		],
		[
			'`canMakePayment`',
			'throws, or answers with an error',
			'The method is not offered; managers of the shop are told why.',
		],
		[
			'`canMakePayment`',
			`has not answered after ${ METHOD_TIMEOUT_MS } ms`,
			'Others are offered meanwhile; it is when its answer comes.',
		],
		[
			'`canMakePayment`, callback, listener to a moment, part that renders, handler of an action',
			'writes into what it is given',
			'Nothing changes, but for its own copy.',
		],
		[
			'method',
			'registers again whenever it is asked',
			'It is asked once a second at most.',
		],
		[ 'callback for methods of others', 'throws', 'The method passes.' ],
		[
			'listener to a moment',
			'throws',
			'It counts as an error where an answer can stop the order; after the order is placed it is passed over.',
		],
		[
			'listener to a moment',
			`has not answered after ${ OBSERVER_LIMIT_MS } ms`,
			'It counts as having said nothing. `onPaymentSetup` and `onCheckoutSuccess` are waited for as long as it takes: the shopper may be at their bank.',
		],
		[
			'listener to `onPaymentSetup` of a method',
			'of one that is not chosen',
			'It is not asked: the order is none of its business.',
		],
		[
			'listener to a moment',
			'emits that moment',
			'It is not asked for that.',
		],
		[
			'middleware of `wp.apiFetch`',
			'throws, gives no `Response`, keeps to itself what the server answered',
			`What the server answered counts, after ${ MIDDLEWARE_LIMIT_MS } ms at the latest. What is only read is asked past it.`,
		],
		[
			'middleware of `wp.apiFetch`',
			'does not hand on a request that changes something',
			'It may have sent it in a way of its own, so that it counts as lost; an order is looked up before it can be placed again. From then on nothing of the Store API goes by it.',
		],
		[
			'middleware of `wp.apiFetch`',
			'hands on a request that changes something more than once',
			'It is sent once.',
		],
		[
			'middleware of `wp.apiFetch`',
			'changes route or method of a request, its nonce, or sets what cannot be sent',
			'It is sent as it was. Query, body and other headers can be changed.',
		],
		[
			'listener of `wp.data.subscribe`',
			'throws',
			'Others hear all the same.',
		],
		[
			'block in the place of one of ours',
			'throws',
			'Ours stands there again.',
		],
		[
			'data kept with the order',
			'cannot be written as JSON',
			'The order goes without it.',
		],
		[
			'handler of an action or event',
			'throws',
			'The console has it; nothing else happens.',
		],
	]
) }

A part owns the errors and listeners that it registers by its props or by hooks of \`wp.data\`, at any depth and at any
time. It also owns those that it registers by \`wp.data.dispatch\` or \`wc.blocksCheckoutEvents\` as it renders, in effects
of the registered component, and in effects of components that mount together with it. An error that two parts set
under one id stays until both are gone. An error that the page sets under the same id is the page's. Handlers, timers and
promises that call these globals directly have no owner: use \`useDispatch\` there. On WordPress, the \`render\` function of
a plugin belongs to \`wp.plugins\`; the fills in it are parts.

HTML of an add-on passes a sanitiser wherever the page shows it; addresses that the page goes to are \`http\`, \`https\` or
relative.

\`npm run test:reliability\` tries it all, and prints how many ways of going wrong were tried at each point. Nobody can
contain what stops the page itself: a loop that never gives the thread back, built-in functions of the browser that are
replaced, or what is written into the stores' own objects. How often a part renders is counted for the part that was
registered. Within it React ends what loops while it renders, before it is painted or by a store; an effect after it is
painted that sets a state each time goes on without an end: the page still answers, but more slowly. A middleware that
was registered before the page's own scripts ran, or that replaces how \`apiFetch\` sends, is beyond reach.

## What an add-on may cost

Whoever manages the shop adds \`?${ ADD_ON_REPORT_QUERY }\` to the address of a page, and sees for each add-on what it costs
there, and whether that is within its budget. Nothing is taken from one that is past it.

${ table(
	[ 'What', 'Budget' ],
	Object.keys( ADD_ON_BUDGETS )
		.filter( isMeasure )
		.map( ( name ) => [
			MEASURES[ name ][ 0 ],
			`${ ADD_ON_BUDGETS[ name ] }${ MEASURES[ name ][ 1 ] }`,
		] )
) }
`;
