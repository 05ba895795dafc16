<?php

namespace Shopfront\Orders;

use wpdb;

defined( 'ABSPATH' ) || exit;

/** Creates and starts the parts that protect orders. */
final class Orders {

	public Session $session;
	public Locks $locks;
	public Attempt_Store $store;
	public Attempts $attempts;
	public Cart_Contents $contents;
	public Added_Items $added;
	public Store_Api_Orders $store_api;
	public Open_Orders $open_orders;
	public Order_Attempts $data;
	public Classic_Orders $classic;
	public Order_Pay $order_pay;
	public Unanswered_Warning $warning;
	public Unanswered_Attempts $unanswered;

	/** Adds no hooks. */
	public function __construct( wpdb $db ) {
		$rows              = new Rows( $db );
		$this->session     = new Session();
		$this->locks       = new Locks( $rows );
		$this->store       = new Attempt_Store( $rows, $this->session );
		$this->contents    = new Cart_Contents();
		$this->attempts    = new Attempts( $rows, $this->store, $this->session, $this->locks, $this->contents );
		$this->added       = new Added_Items( $db, $this->store, $this->attempts, $this->session, $this->contents );
		$this->unanswered  = new Unanswered_Attempts( $this->store, $this->locks );
		$this->warning     = new Unanswered_Warning( $this->attempts, $this->session, $this->locks, $this->contents );
		$this->open_orders = new Open_Orders( $this->store, $this->session, $this->contents );
		$this->store_api   = new Store_Api_Orders( $rows, $this->store, $this->attempts, $this->session, $this->locks, $this->contents );
		$this->data        = new Order_Attempts( $this->store, $this->session, $this->locks, $this->contents, $this->unanswered );
		$this->classic     = new Classic_Orders( $rows, $this->store, $this->attempts, $this->session, $this->locks, $this->open_orders, $this->warning );
		$this->order_pay   = new Order_Pay( $this->attempts, $this->session, $this->locks, $this->warning );
	}

	/** @return array{orderAttempts: bool, contactUrl: string} Whether the server tracks attempts, and the contact. */
	public static function page_data(): array {
		return array(
			'orderAttempts' => function_exists( 'woocommerce_store_api_register_endpoint_data' ),
			'contactUrl'    => Unanswered_Warning::contact_url(),
		);
	}

	/** Requires WooCommerce's Store API with its extensions. */
	public function register_hooks(): void {
		$this->contents->register_hooks();
		$this->attempts->register_hooks();
		$this->added->register_hooks();
		$this->data->register_hooks();
		( new Empty_Checkout( $this->data ) )->register_hooks();
		$this->store_api->register_hooks();
		$this->open_orders->register_hooks();
		( new Order_Total() )->register_hooks();
		$this->classic->register_hooks();
		$this->order_pay->register_hooks();
		$this->warning->register_hooks();
	}

	/** Removes expired rows, and adds order notes about unanswered attempts. */
	public function clean_up(): void {
		$this->store->drop_old();
		$this->unanswered->report_all();
	}
}
