import { OBSERVER_LIMIT_MS } from '@shopfront/events';
import { FILTER_LIMIT_MS, SLOW_ANSWERS_LIMIT } from '@shopfront/points';
import { SCRIPT_LIMIT_MS } from '../../../assets/globals/load-scripts';
import {
	RENDER_LIMIT,
	RENDER_WINDOW_MS,
} from '../../../packages/bindings/points/render-limit';
import { PATIENCE_MS } from '../../../packages/data/payment/ask-methods';
import { table } from '../markdown';

/** docs/add-ons/containment.md */
export const containmentPage = (): string => `# What a fault costs

An add-on is a guest: what it throws, returns wrongly or takes too long over costs its own place on the page and nothing
else. The shopper goes on; developers are told on the console, once for each point, and whoever manages the shop sees the
message where the part would stand.

${ table(
	[ 'Where', 'Fault', 'What happens' ],
	[
		[
			'script',
			`not there, or not run after ${ SCRIPT_LIMIT_MS } ms`,
			'The page goes on without it; a late one may still register, but blocks that are mounted do not change.',
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
			`Its answer counts, ${ SLOW_ANSWERS_LIMIT } times; then it is not asked any more on this page.`,
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
			'payment method',
			'throws while it renders',
			'Its content says so; other methods can be chosen.',
		],
		[
			'`canMakePayment`',
			'throws, or answers with an error',
			'The method is not offered; managers of the shop are told why.',
		],
		[
			'`canMakePayment`',
			`has not answered after ${ PATIENCE_MS } ms`,
			'Others are offered meanwhile; it is when its answer comes.',
		],
		[
			'`canMakePayment`, callback, part that renders, handler of an action',
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

HTML of an add-on passes a sanitiser wherever the page shows it; addresses that the page goes to are \`http\`, \`https\` or
relative.

\`npm run test:reliability\` tries it all, and prints how many ways of going wrong were tried at each point. Nobody can
contain what stops the page itself: a loop that never gives the thread back, built-in functions of the browser that are
replaced, or what is written into the stores' own objects. How often a part renders is counted for the part that was registered, not for those within it.
`;
