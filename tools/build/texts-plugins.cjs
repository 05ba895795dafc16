const crypto = require( 'crypto' );

/** Chunks with texts that only some pages need: a block, or the add-on report. */
const PAGES_WITH_TEXTS = [
	'cart',
	'checkout',
	'mini-cart',
	'all-products',
	'add-on-report',
];

/** Lists the texts of each page in `texts.json`. */
class TextsPlugin {
	constructor( pages ) {
		this.pages = pages;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Texts', ( compilation ) => {
			compilation.hooks.processAssets.tapPromise(
				{
					name: 'Texts',
					stage: compilation.constructor
						.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				async () => {
					const { textsByPage } =
						await import( '../translations/texts-by-page.mjs' );
					const texts = textsByPage( compilation, this.pages );
					compilation.emitAsset(
						'texts.json',
						new compiler.webpack.sources.RawSource(
							JSON.stringify( texts )
						)
					);
				}
			);
		} );
	}
}

/** Compiles the translations into `languages/`. */
class TranslationsPlugin {
	apply( compiler ) {
		compiler.hooks.afterEmit.tapPromise( 'Translations', async () => {
			const { compileTranslations } =
				await import( '../translations/compile.mjs' );
			compileTranslations();
		} );
	}
}

/** Writes a file for each language: a page loads it before the entry (docs/embed/translate.md). */
class StandaloneTranslationsPlugin {
	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'Translations', ( compilation ) => {
			compilation.hooks.processAssets.tapPromise(
				{
					name: 'Translations',
					stage: compilation.constructor
						.PROCESS_ASSETS_STAGE_ADDITIONAL,
				},
				() => this.emit( compiler, compilation )
			);
		} );
	}

	async emit( compiler, compilation ) {
		const { textsByPage, textsOfAllPages } =
			await import( '../translations/texts-by-page.mjs' );
		const { standaloneTranslations } =
			await import( '../translations/platform-translations.mjs' );
		const translations = standaloneTranslations(
			textsOfAllPages( textsByPage( compilation, PAGES_WITH_TEXTS ) )
		);
		for ( const [ locale, texts ] of Object.entries( translations ) ) {
			const script = `shopfrontTranslations=${ JSON.stringify( texts ) };`;
			const hash = crypto
				.createHash( 'sha256' )
				.update( script )
				.digest( 'hex' )
				.slice( 0, 8 );
			compilation.emitAsset(
				`translations.${ locale }.${ hash }.js`,
				new compiler.webpack.sources.RawSource( script ),
				{ immutable: true, minimized: true }
			);
		}
	}
}

module.exports = {
	PAGES_WITH_TEXTS,
	StandaloneTranslationsPlugin,
	TextsPlugin,
	TranslationsPlugin,
};
