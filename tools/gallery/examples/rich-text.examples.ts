import { RichText } from '@shopfront/components';
import { examplesOf } from './component-examples';

export const richTextExamples = examplesOf( 'RichText', RichText, {
	plain: { html: 'A sturdy mug.' },
	rich: {
		html: 'A <strong>sturdy</strong> mug, <a href="/shop/">as all of them</a>.',
	},
	hostile: {
		html: 'A mug<img src="x" onerror="alert()"><script>alert()</script>, and <a href="javascript:alert()">no more</a>.',
	},
	'in Hebrew': { html: 'ספל <em>אבן</em> (גדול).', as: 'p' },
} );
