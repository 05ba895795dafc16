<?php

namespace Shopfront;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Shopfront\Admin\Add_Ons;
use Shopfront\Admin\Classic_Gateways_View;
use Shopfront\Admin\Command;
use Shopfront\Admin\Field_Data_View;
use Shopfront\Admin\Notices;
use Shopfront\Admin\Report_Store;
use Shopfront\Admin\Settings;
use Shopfront\Admin\Site_Health;
use Shopfront\Admin\Status;
use Shopfront\Admin\Status_Text;
use Shopfront\Admin\Status_View;
use Shopfront\Admin\Unanswered_View;
use Shopfront\Marketing\Commerce_Events;
use Shopfront\Marketing\Replaced_Script;
use Shopfront\Blocks\Block_Data;
use Shopfront\Blocks\Block_Scripts;
use Shopfront\Blocks\Block_Styles;
use Shopfront\Blocks\Block_Types;
use Shopfront\Blocks\Blocks;
use Shopfront\Blocks\Content_Repair;
use Shopfront\Blocks\Hidden_Cart;
use Shopfront\Blocks\Page_Notes;
use Shopfront\Blocks\Repeated_Blocks;
use Shopfront\Blocks\Switches;
use Shopfront\Classic_Gateways\Classic_Gateways;
use Shopfront\Classic_Gateways\Gateway_Check;
use Shopfront\Classic_Gateways\Gateway_Form;
use Shopfront\Classic_Gateways\Gateway_Payment;
use Shopfront\Contact_Forms\Contact_Forms;
use Shopfront\Editor\Editor;
use Shopfront\Field_Data\Field_Data;
use Shopfront\Field_Data\Figures;
use Shopfront\First_Paint\First_Paint;
use Shopfront\First_Paint\Server_Timing;
use Shopfront\First_Paint\Texts;
use Shopfront\Mini_Cart\Badge_Data;
use Shopfront\Mini_Cart\Drawer_Files;
use Shopfront\Mini_Cart\Markup;
use Shopfront\Mini_Cart\Mini_Cart;
use Shopfront\Mini_Cart\Styles;
use Shopfront\Mini_Cart\Template_Part;
use Shopfront\No_Script\Load_Failure;
use Shopfront\No_Script\Missing_Scripts;
use Shopfront\No_Script\Offer;
use Shopfront\No_Script\View;
use Shopfront\Orders\Orders;
use Shopfront\Orders\Rows;
use Shopfront\Platform\Facts;
use Shopfront\Platform\Failures;
use Shopfront\Product_Lists\All_Products;
use Shopfront\Product_Lists\Collection_Markup;
use Shopfront\Product_Lists\Product_Collections;
use Shopfront\Product_Lists\Quick_View_Answer;
use Shopfront\Product_Lists\Quick_View_Links;
use Shopfront\Product_Pages\Added_Notice;
use Shopfront\Product_Pages\Behaviors;
use Shopfront\Product_Pages\Buy_Now;
use Shopfront\Product_Pages\Cart_Link;
use Shopfront\Product_Pages\Gallery;
use Shopfront\Product_Pages\Platform_Scripts;
use Shopfront\Product_Pages\Product_Pages;
use Shopfront\Product_Pages\Quantity_Buttons;
use Shopfront\Product_Pages\Site_Settings;
use Shopfront\Product_Pages\Swatches;
use Shopfront\Scripts\Block_Files;
use Shopfront\Scripts\Build_Scripts;
use Shopfront\Scripts\Inline_Scripts;
use Shopfront\Scripts\Later_Scripts;
use Shopfront\Scripts\Libraries;
use Shopfront\Scripts\Library_Needs;
use Shopfront\Scripts\Preloads;
use Shopfront\Scripts\Registered_Scripts;
use Shopfront\Scripts\Resource_Hints;
use Shopfront\Scripts\Translation_Files;
use Shopfront\Scripts\Translations;
use Shopfront\Scripts\Waiting_Payment_Scripts;
use Shopfront\Search\Live_Search;
use Shopfront\Search\Suggestions;
use Shopfront\Site\Site_Behaviors;
use Shopfront\Wishlist\Wishlist;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the plugin's parts and starts each where it's needed.
 *
 * A part is a class with one task: its constructor takes the parts that it uses, and `register_hooks()` adds its hooks.
 * To add one, write the class and start it in start_without_woocommerce() or start_with_woocommerce(). The public
 * properties are for tests, and for code that removes a hook of ours: `remove_action( 'wp_enqueue_scripts', array(
 * shopfront()->block_styles, 'replace' ), 20 )`.
 */
final class Plugin {

	public Build $build;
	public Requirements $requirements;
	public Switches $switches;
	public Facts $facts;
	public Blocks $blocks;
	public Registered_Scripts $scripts;
	public Translations $translations;
	public Block_Data $block_data;
	public Block_Scripts $block_scripts;
	public Block_Styles $block_styles;
	public Libraries $libraries;
	public Drawer_Files $drawer_files;
	public Badge_Data $badge_data;
	private Inline_Scripts $inline_scripts;
	public Mini_Cart $mini_cart;
	public Product_Pages $product_pages;
	public Site_Settings $site_settings;
	public Live_Search $live_search;
	public Replaced_Script $order_attribution;
	public Replaced_Script $email_capture;
	private Commerce_Events $commerce_events;
	public Figures $figures;
	public Field_Data $field_data;
	public Contact_Forms $contact_forms;
	public Site_Behaviors $site_behaviors;
	public Wishlist $wishlist;
	public Product_Collections $product_collections;
	public All_Products $all_products;
	public Quick_View_Links $quick_view_links;
	public Quick_View_Answer $quick_view_answer;
	public Resource_Hints $resource_hints;
	public Preloads $preloads;
	public Orders $orders;
	public Classic_Gateways $classic_gateways;
	public View $no_script;
	public Installation $installation;
	public Report_Store $reports;
	public Status $status;
	private Add_Ons $add_ons;

	/** Adds no hooks. */
	public function __construct() {
		$this->build        = new Build();
		$this->requirements = new Requirements( $this->build );
		$this->switches     = new Switches();
		$this->facts        = new Facts( new Failures() );
		$this->blocks       = new Blocks( $this->requirements, $this->switches, $this->facts );
		$this->scripts      = new Registered_Scripts();
		$this->translations = new Translations( $this->build, new Translation_Files() );
		$this->create_blocks();
		$this->create_product_pages();
		$this->orders           = new Orders( $GLOBALS['wpdb'] );
		$this->classic_gateways = new Classic_Gateways( new Build( 'behaviors' ) );
		$this->create_status();
		$this->installation = new Installation( $this->orders );
	}

	/** Runs before other plugins have loaded. */
	public function register_hooks(): void {
		add_action( 'before_woocommerce_init', array( $this, 'declare_compatibility' ) );
		$this->translations->register_hooks();
		// WooCommerce fires `woocommerce_blocks_loaded` at priority 10, before our hooks if its folder name sorts
		// first.
		add_action( 'plugins_loaded', array( $this, 'start' ), 5 );
	}

	public function start(): void {
		$this->start_without_woocommerce();
		if ( class_exists( 'WooCommerce' ) ) {
			$this->start_with_woocommerce();
		} else {
			( new Block_Types( $this->blocks ) )->register_hooks();
			if ( is_admin() ) {
				$this->create_editor()->register_hooks();
			}
		}
	}

	public function declare_compatibility(): void {
		if ( class_exists( FeaturesUtil::class ) ) {
			FeaturesUtil::declare_compatibility( 'cart_checkout_blocks', SHOPFRONT_FILE, true );
			FeaturesUtil::declare_compatibility( 'custom_order_tables', SHOPFRONT_FILE, true );
		}
	}

	public function records_attribution(): bool {
		return class_exists( FeaturesUtil::class ) && FeaturesUtil::feature_is_enabled( 'order_attribution' );
	}

	/** Protects orders only if WooCommerce lets plugins extend its checkout. */
	public function start_orders(): void {
		if ( ! function_exists( 'woocommerce_store_api_register_endpoint_data' ) || ! $this->requirements->have_versions() ) {
			return;
		}
		$this->orders->register_hooks();
	}

	private function start_without_woocommerce(): void {
		$text = new Status_Text( $this->status );
		if ( is_admin() ) {
			( new Notices( $this->requirements, $this->status ) )->register_hooks();
		}
		if ( is_admin() || wp_doing_cron() ) {
			( new Site_Health( $this->status, $text ) )->register_hooks();
		}
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			( new Command( $this->status, $text, $this->switches, $this->orders->unanswered ) )->register_hooks();
		}
	}

	private function start_with_woocommerce(): void {
		$this->block_scripts->register_hooks();
		$this->block_styles->register_hooks();
		$this->libraries->register_hooks();
		$first_paint = new First_Paint( $this->blocks, $this->inline_scripts, new Texts( $this->translations ), new Server_Timing() );
		$first_paint->register_hooks();
		( new Later_Scripts( $this->blocks, $this->scripts, $first_paint, new Waiting_Payment_Scripts( $this->blocks ) ) )->register_hooks();
		$this->inline_scripts->register_hooks();
		$this->mini_cart->register_hooks();
		$this->product_pages->register_hooks();
		$this->product_collections->register_hooks();
		$this->all_products->register_hooks();
		$this->quick_view_links->register_hooks();
		$this->quick_view_answer->register_hooks();
		( new Buy_Now() )->register_hooks();
		( new Cart_Link() )->register_hooks();
		$this->live_search->register_hooks();
		$this->order_attribution->register_hooks();
		$this->email_capture->register_hooks();
		$this->commerce_events->register_hooks();
		$this->field_data->register_hooks();
		$this->contact_forms->register_hooks();
		$this->site_behaviors->register_hooks();
		$this->wishlist->register_hooks();
		$this->site_settings->register_hooks();
		$this->resource_hints->register_hooks();
		$this->no_script->register_hooks();
		if ( ! $this->no_script->is_requested() ) {
			( new Offer( $this->blocks, $this->no_script ) )->register_hooks();
			$this->preloads->register_hooks();
			$notes = new Page_Notes( $this->blocks );
			$notes->register_hooks();
			( new Load_Failure( $this->blocks, $this->no_script, $this->build, $notes, $this->inline_scripts ) )->register_hooks();
			( new Missing_Scripts( $this->blocks, $this->scripts, $this->no_script, $notes ) )->register_hooks();
		}
		( new Content_Repair( $this->blocks ) )->register_hooks();
		( new Hidden_Cart( $this->blocks ) )->register_hooks();
		$gateways_view = $this->start_classic_gateways();
		( new Repeated_Blocks( $this->blocks ) )->register_hooks();
		$this->installation->register_hooks();
		$this->add_ons->register_hooks();
		$this->reports->register_hooks();
		if ( is_admin() ) {
			$this->create_editor()->register_hooks();
			$unanswered = new Unanswered_View( $this->orders->unanswered );
			$unanswered->register_hooks();
			$field_data = new Field_Data_View( $this->field_data, $this->figures );
			$field_data->register_hooks();
			( new Settings( $this->blocks, $this->status, new Status_View( $this->status, new Status_Text( $this->status ), $unanswered, $gateways_view, $field_data ) ) )->register_hooks();
		}
		add_action( 'woocommerce_blocks_loaded', array( $this, 'start_orders' ) );
	}

	private function start_classic_gateways(): Classic_Gateways_View {
		$this->classic_gateways->register_hooks();
		( new Gateway_Form( $this->blocks, $this->classic_gateways, new Build( 'behaviors' ) ) )->register_hooks();
		( new Gateway_Payment( $this->classic_gateways ) )->register_hooks();
		$view = new Classic_Gateways_View( $this->classic_gateways, new Gateway_Check( $this->scripts ) );
		$view->register_hooks();
		return $view;
	}

	private function create_blocks(): void {
		$this->libraries      = new Libraries( $this->blocks, $this->scripts, new Build_Scripts( $this->build ), new Library_Needs( $this->blocks, $this->scripts ) );
		$this->block_data     = new Block_Data( $this->build );
		$this->block_styles   = new Block_Styles( $this->blocks, $this->build );
		$this->block_scripts  = new Block_Scripts( $this->blocks, $this->facts, $this->build, $this->block_data, $this->block_styles, $this->libraries, $this->translations );
		$this->drawer_files   = new Drawer_Files( $this->blocks, $this->scripts, $this->translations );
		$this->badge_data     = new Badge_Data( $this->blocks, $this->build, $this->drawer_files );
		$this->inline_scripts = new Inline_Scripts( new Build( 'behaviors' ) );
		$this->mini_cart      = new Mini_Cart( $this->blocks, $this->build, $this->block_scripts, $this->block_data, new Markup(), new Template_Part(), $this->badge_data, new Styles(), $this->inline_scripts );
		$this->no_script      = new View( $this->blocks );
		$files                = new Block_Files( $this->build, $this->scripts );
		$this->resource_hints = new Resource_Hints( $this->blocks, $this->build, $files );
		$this->preloads       = new Preloads( $this->blocks, $files );
	}

	private function create_product_pages(): void {
		$build                     = new Build( 'behaviors' );
		$behaviors                 = new Behaviors( $build );
		$this->site_settings       = new Site_Settings();
		$this->product_pages       = new Product_Pages( $this->blocks, $this->facts, $build, new Platform_Scripts( $build, $this->scripts ), $behaviors, new Gallery(), new Quantity_Buttons(), new Swatches(), new Added_Notice(), $this->site_settings );
		$this->product_collections = new Product_Collections( $this->blocks, $this->facts, $this->product_pages, $behaviors, new Collection_Markup() );
		$this->all_products        = new All_Products( $this->blocks, $this->facts, $this->build, $this->block_scripts );
		$this->quick_view_links    = new Quick_View_Links( $this->blocks, $this->product_pages, $behaviors, $this->site_settings );
		$this->quick_view_answer   = new Quick_View_Answer( $this->quick_view_links );
		$this->live_search         = new Live_Search( $this->blocks, $this->product_pages, $build, $behaviors, $this->site_settings, new Suggestions() );
		$this->order_attribution   = new Replaced_Script( $this->blocks, $this->facts, $build, 'order-attribution', 'wc-order-attribution', array( 'sourcebuster-js' ), array( $this, 'records_attribution' ) );
		$this->email_capture       = new Replaced_Script( $this->blocks, $this->facts, $build, 'email-capture', 'mailchimp-woocommerce' );
		$this->commerce_events     = new Commerce_Events( $build );
		$this->figures             = new Figures( new Rows( $GLOBALS['wpdb'] ) );
		$this->field_data          = new Field_Data( $this->blocks, $build, $this->figures );
		$this->contact_forms       = new Contact_Forms( $this->blocks, $this->product_pages, $build, $behaviors, $this->site_settings, $this->scripts );
		$this->site_behaviors      = new Site_Behaviors( $this->blocks, $this->product_pages, $build, $behaviors, $this->site_settings, $this->scripts );
		$this->wishlist            = new Wishlist( $this->blocks, $this->product_pages, $build, $behaviors, $this->scripts );
	}

	private function create_editor(): Editor {
		$build = new Build( 'editor' );
		return new Editor( $this->blocks, $this->build, $build, $this->block_scripts, new Translations( $build, new Translation_Files() ) );
	}

	private function create_status(): void {
		$this->add_ons = new Add_Ons( $this->blocks, $this->scripts, $this->classic_gateways );
		$this->reports = new Report_Store();
		$this->status  = new Status( $this->blocks, $this->switches, $this->requirements, $this->facts, $this->add_ons, $this->reports, $this->orders->unanswered );
	}
}
